export { type Asked, openQuestions, type Questions } from './questions.ts';
