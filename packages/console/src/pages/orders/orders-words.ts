import { ordersEnglish } from './orders-words-en.ts';
import { ordersChinese } from './orders-words-zh.ts';

/** The texts of orders and the decisions about them. */
export const ordersWords = { en: ordersEnglish, zh: ordersChinese };
