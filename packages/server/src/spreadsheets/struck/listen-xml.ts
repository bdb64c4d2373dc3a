import { Parser } from 'htmlparser2';

/** The attributes of an element, with their namespace prefixes. */
export type Attributes = Readonly<Record<string, string>>;

/** What is called while a part of an archive is read. Names are without their namespace prefix: writers differ in it. */
export type Listener = {
  open: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/** Reads XML from the first tag to the last. */
export function listenXml(xml: Uint8Array, { open, text, close }: Listener): void {
  const plain = (name: string) => name.slice(name.indexOf(':') + 1);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open(plain(name), attributes),
      ontext: (words) => text?.(words),
      onclosetag: (name) => close?.(plain(name)),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(new TextDecoder().decode(xml));
}
