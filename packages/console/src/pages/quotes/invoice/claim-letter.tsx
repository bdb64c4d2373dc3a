import { useState } from 'react';
import { useAreaWords, useWords } from '../../../words/use-words.tsx';
import { auditWords } from './audit-words.ts';
import type { InvoiceAuditAnswer } from './invoice-audit.tsx';

type Letter = NonNullable<InvoiceAuditAnswer['letter']>;

/** The claim as a letter, in the language of whoever receives it, to be copied into a mail. */
export function ClaimLetter({ letter }: { readonly letter: Letter }) {
  const { language: own } = useWords();
  const texts = useAreaWords(auditWords);
  const [language, setLanguage] = useState<keyof Letter>(own === 'zh' ? 'chinese' : 'english');
  const [copied, setCopied] = useState<string>();
  const text = letter[language];
  return (
    <>
      <h3>{texts.letter}</h3>
      <div className="choices">
        {(['english', 'chinese'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={language === one} onClick={() => setLanguage(one)}>
            {one === 'english' ? texts.letterEnglish : texts.letterChinese}
          </button>
        ))}
        <button type="button" onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}>
          {texts.copy}
        </button>
        {copied === text ? <span role="status">{texts.copied}</span> : null}
      </div>
      <textarea readOnly rows={16} value={text} aria-label={texts.letter} lang={language === 'chinese' ? 'zh' : 'en'} />
    </>
  );
}
