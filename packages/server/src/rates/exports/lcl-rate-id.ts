/** The heading by which an export of LCL rates is known. */
export const LCL_RATE_ID = 'LCL rate ID';
