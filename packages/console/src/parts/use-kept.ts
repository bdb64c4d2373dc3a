import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** What is kept, and what it is of. */
type Kept<T> = { readonly of: string; readonly value: T };

const keyOf = (name: string) => `agent-rate draft of ${name}`;

function readKept<T>(name: string, of: string): T | undefined {
  const kept = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}') as Partial<Kept<T>>;
  return kept.of === of ? kept.value : undefined;
}

const WRITER = 'agent-rate drafts are of';

/** Forgets what this tab keeps, unless all of it is of the person who is signed in: nobody finds what another typed. */
export function forgetDraftsOfOthers(person: string | null): void {
  if (sessionStorage.getItem(WRITER) === person) return;
  const kept = Object.keys(sessionStorage).filter((name) => name.startsWith(keyOf('')));
  for (const name of kept) sessionStorage.removeItem(name);
  if (person === null) sessionStorage.removeItem(WRITER);
  else sessionStorage.setItem(WRITER, person);
}

function keep(name: string, of: string, value: unknown): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify({ of, value }));
  } catch {
    // A browser keeps some megabytes: what is larger stays on the page alone.
  }
}

type Options<T> = {
  /** What the draft is of: what was typed for something else does not come back. */
  readonly of: string;
  /** The draft where nothing is kept. */
  readonly begin: () => T;
  /** Makes a draft of a kept one. */
  readonly restore?: (kept: T) => T;
};

/** A draft that stays in this tab when the page is loaded again, until it is forgotten. */
export function useKept<T>(name: string, { of, begin, restore = (kept) => kept }: Options<T>) {
  const [draft, setDraft] = useState<T>(() => {
    const kept = readKept<T>(name, of);
    return kept === undefined ? begin() : restore(kept);
  });
  useEffect(() => keep(name, of, draft), [name, of, draft]);
  const forget = useCallback(() => sessionStorage.removeItem(keyOf(name)), [name]);
  return [draft, setDraft, forget] as const;
}

type Fields = Readonly<Record<string, string | boolean>>;

/** The fields of a form that the browser holds, kept in the same way. Give `keepFields` to its `onChange`. */
export function useKeptFields(name: string, of: string) {
  const form: RefObject<HTMLFormElement | null> = useRef(null);
  useEffect(() => {
    const kept = readKept<Fields>(name, of) ?? {};
    for (const [field, value] of Object.entries(kept)) {
      const control = form.current?.elements.namedItem(field);
      if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === true;
      else if (isControl(control)) control.value = String(value);
    }
  }, [name, of]);
  const keepFields = useCallback(() => {
    const controls = [...(form.current?.elements ?? [])].filter(isControl).filter((one) => one.name !== '');
    const fields = controls.map((one) => [
      one.name,
      one.type === 'checkbox' ? 'checked' in one && one.checked : one.value,
    ]);
    keep(name, of, Object.fromEntries(fields));
  }, [name, of]);
  const forget = useCallback(() => sessionStorage.removeItem(keyOf(name)), [name]);
  return { form, keepFields, forget };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (one: unknown): one is Control =>
  (one instanceof HTMLInputElement && one.type !== 'file' && one.type !== 'password') ||
  one instanceof HTMLSelectElement ||
  one instanceof HTMLTextAreaElement;
