/** The kinds of file that a form is written as. */
export const FORM_KINDS = ['xlsx', 'docx', 'pdf'] as const;
export type FormKind = (typeof FORM_KINDS)[number];
