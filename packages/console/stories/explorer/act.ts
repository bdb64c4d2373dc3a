import type { ElementHandle, Page } from 'playwright-core';
import { DAYS, FILES, KEYS, NUMBERS, TEXTS } from './inputs.ts';
import type { Choice } from './seeded-choice.ts';

/** Something that a person can do on the page, in words, and how it is done. */
type Act = { readonly text: string; readonly run: () => Promise<unknown> };

/** An element that may be hidden behind another is not waited for. */
const SOON = { timeout: 1_500 } as const;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/** Chooses what to do next on a page; about half of it is clicking. */
export async function chooseAct(page: Page, choice: Choice): Promise<Act> {
  const dice = choice.below(100);
  if (dice < 4) return { text: 'go back', run: () => page.goBack() };
  if (dice < 6) return { text: 'go forward', run: () => page.goForward() };
  if (dice < 8) return { text: 'reload', run: () => page.reload() };
  if (dice < 10) {
    const size = choice.oneOf([PHONE, DESK]);
    return { text: `make the window ${size.width} wide`, run: () => page.setViewportSize(size) };
  }
  if (dice < 20) {
    const key = choice.oneOf(KEYS);
    return { text: `press ${key}`, run: () => page.keyboard.press(key) };
  }
  return actOnElement(page, choice);
}

const KINDS = [
  'main a',
  'main button',
  'main button',
  'main input',
  'main input',
  'main select',
  'main summary',
  'main textarea',
  'header a',
  'header button',
];

/** Something with an element of a kind; with a dialog open, one of the dialog. */
async function actOnElement(page: Page, choice: Choice): Promise<Act> {
  const kind = choice.oneOf(KINDS);
  const found = await page.evaluateHandle((selector) => {
    const dialog = document.querySelector(
      'dialog[open], [role="alertdialog"], [role="dialog"], :popover-open:not(#areas)',
    );
    const all = dialog
      ? dialog.querySelectorAll('a, button, input, select, textarea')
      : document.querySelectorAll(selector);
    return [...all].filter(
      (one) =>
        one.checkVisibility() &&
        !one.matches(':disabled') &&
        // Pages outside the console are not explored.
        !(one instanceof HTMLAnchorElement && (one.target !== '' || !one.pathname.startsWith('/console'))),
    );
  }, kind);
  const count = await found.evaluate((list) => list.length);
  if (count === 0) return { text: `find no ${kind}`, run: async () => {} };
  const at = choice.below(count);
  const element = (await found.evaluateHandle((list, index) => list[index], at)).asElement() as ElementHandle<Element>;
  return describeAct(element, choice);
}

async function describeAct(element: ElementHandle<Element>, choice: Choice): Promise<Act> {
  const { tag, type, name, options } = await element.evaluate((one) => ({
    tag: one.tagName,
    type: one.getAttribute('type') ?? 'text',
    name: (one.getAttribute('aria-label') ?? one.getAttribute('name') ?? one.textContent ?? '').trim().slice(0, 60),
    options: one instanceof HTMLSelectElement ? [...one.options].map(({ value }) => value) : [],
  }));
  const what = `${tag.toLowerCase()} "${name}"`;
  if (tag === 'SELECT' && options.length > 0) {
    const value = choice.oneOf(options);
    return { text: `choose ${value} in ${what}`, run: () => element.selectOption(value, SOON) };
  }
  if (type === 'file') {
    const file = choice.oneOf(FILES);
    return { text: `drop ${file.name} on ${what}`, run: () => element.setInputFiles([file], SOON) };
  }
  const isClicked = !/^(?:INPUT|TEXTAREA)$/.test(tag) || /^(?:checkbox|radio|button|submit)$/.test(type);
  if (isClicked) return { text: `click ${what}`, run: () => element.click(SOON) };
  const texts = type === 'date' ? DAYS : type === 'number' ? NUMBERS : TEXTS;
  const text = choice.oneOf<string>(texts);
  const fill = async () => {
    await element.fill(text, SOON);
    if (choice.below(2) === 0) await element.press('Enter', SOON);
  };
  return { text: `write ${JSON.stringify(text.slice(0, 40))} into ${what}`, run: fill };
}
