/** What the service declares itself to be (contract §1, §9). */
export const IDENTITY = { name: 'Agent Rate API', version: '1.0.0' };
