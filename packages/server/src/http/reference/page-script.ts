/**
 * The script of the reference page: search, tabs of the samples, copying, and the contents on a phone. Without it the page
 * shows everything. Its hash is in the page's Content-Security-Policy.
 */
export const PAGE_SCRIPT = `
'use strict';
const all = (selector, from = document) => [...from.querySelectorAll(selector)];
const make = (tag, properties) => Object.assign(document.createElement(tag), properties);
document.documentElement.classList.add('js');

const box = document.getElementById('search');
const output = document.querySelector('output');
const searched = all('[data-text]');
const links = new Map(all('[data-of]').map((item) => [item.dataset.of, item]));
box.parentElement.hidden = false;

function search() {
  const words = box.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let found = 0;
  for (const one of searched) {
    one.hidden = !words.every((word) => one.dataset.text.includes(word));
    if (one.tagName === 'ARTICLE') {
      links.get(one.id).hidden = one.hidden;
      found += one.hidden ? 0 : 1;
    }
  }
  document.getElementById('introduction').hidden = words.length > 0;
  for (const section of all('main > section:not(#introduction)')) {
    section.hidden = words.length > 0 && !section.querySelector('[data-text]:not([hidden])');
  }
  for (const list of all('nav ul')) list.previousElementSibling.hidden = !list.querySelector('li:not([hidden])');
  output.value = words.length === 0 ? '' : found === 1 ? '1 operation' : found + ' operations';
  if (words.length > 0) scrollTo(0, 0);
}
box.addEventListener('input', search);
box.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') {
    event.preventDefault();
    document.querySelector('article:not([hidden]) h3 a')?.focus();
  }
  if (event.key !== 'Escape') return;
  box.value = '';
  search();
});
addEventListener('keydown', (event) => {
  if (event.key !== '/' || /INPUT|TEXTAREA/.test(document.activeElement?.tagName)) return;
  event.preventDefault();
  box.focus();
});
/* What a link leads to is shown, also when the search had hidden it. */
function reveal() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target || !target.closest('[hidden]')) return;
  box.value = '';
  search();
  target.scrollIntoView();
}
addEventListener('hashchange', reveal);

function choose(language) {
  for (const samples of all('.samples')) {
    const panels = all('[data-language]', samples);
    const shown = panels.find((panel) => panel.dataset.language === language) ?? panels[0];
    for (const panel of panels) panel.hidden = panel !== shown;
    for (const tab of all('[role=tab]', samples)) {
      const isShown = tab.dataset.tab === shown.dataset.language;
      tab.setAttribute('aria-selected', isShown);
      tab.tabIndex = isShown ? 0 : -1;
    }
  }
}
function addTabs(samples, number) {
  const bar = make('div', { className: 'tabs', role: 'tablist' });
  for (const panel of all('[data-language]', samples)) {
    const { language } = panel.dataset;
    const tab = make('button', { type: 'button', role: 'tab', id: 'tab-' + number + '-' + language });
    tab.textContent = panel.querySelector('p').textContent;
    tab.dataset.tab = language;
    panel.id = 'panel-' + number + '-' + language;
    panel.role = 'tabpanel';
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('aria-labelledby', tab.id);
    bar.append(tab);
  }
  bar.addEventListener('click', ({ target }) => {
    const top = bar.getBoundingClientRect().top;
    if (!target.dataset.tab) return;
    choose(target.dataset.tab);
    scrollBy(0, bar.getBoundingClientRect().top - top);
  });
  bar.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const tabs = all('[role=tab]', bar);
    const next = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
    next.click();
    next.focus();
  });
  if (navigator.clipboard) {
    const copy = make('button', { type: 'button', className: 'copy', textContent: 'Copy' });
    copy.addEventListener('click', async () => {
      await navigator.clipboard.writeText(samples.querySelector('[data-language]:not([hidden]) pre').textContent);
      copy.textContent = 'Copied';
      setTimeout(() => (copy.textContent = 'Copy'), 1500);
    });
    bar.append(copy);
  }
  samples.prepend(bar);
}
all('.samples').forEach(addTabs);
choose('curl');

const menu = document.getElementById('menu');
menu.hidden = false;
const show = (isOpen) => {
  menu.setAttribute('aria-expanded', isOpen);
  document.body.classList.toggle('open', isOpen);
};
menu.addEventListener('click', () => show(menu.getAttribute('aria-expanded') !== 'true'));
document.querySelector('nav').addEventListener('click', ({ target }) => target.closest('a') && show(false));
`;
