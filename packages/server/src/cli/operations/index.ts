export { addOperations } from './add-operations.ts';
export { type AnswerPrinter, type AnswerPrinters, printFields } from './print-answer.ts';
