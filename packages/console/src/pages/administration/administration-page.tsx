import { getRouteApi, Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useAreaWords, useWords } from '../../words/use-words.tsx';
import { administrationWords } from './administration-words.ts';
import { AliasSection } from './alias-section.tsx';
import { AuditSection } from './audit/audit-section.tsx';
import { DangerousGoodsSection } from './dangerous-goods-section.tsx';
import { FormatSection } from './format-section.tsx';
import { HealthSection } from './health-section.tsx';
import { KeySection } from './keys/key-section.tsx';
import { LedgerSection } from './ledger/ledger-section.tsx';
import { JobSection } from './monitoring/job-section.tsx';
import { ProblemSection } from './monitoring/problem-section.tsx';
import { PeopleSection } from './people/people-section.tsx';
import { PriceListSection } from './price-lists/price-list-section.tsx';
import type { SectionName } from './section-name.ts';
import { WebhookSection } from './webhooks/webhook-section.tsx';

const SECTIONS: Readonly<Record<SectionName, ComponentType>> = {
  people: PeopleSection,
  keys: KeySection,
  prices: PriceListSection,
  webhooks: WebhookSection,
  aliases: AliasSection,
  goods: DangerousGoodsSection,
  formats: FormatSection,
  jobs: JobSection,
  problems: ProblemSection,
  health: HealthSection,
  audit: AuditSection,
  ledger: LedgerSection,
};

/** What an administrator looks after, a section at a time; the address names the section. */
export function AdministrationPage() {
  const { words } = useWords();
  const texts = useAreaWords(administrationWords);
  const { section = 'people' } = getRouteApi('/administration').useSearch();
  const Section = SECTIONS[section];
  return (
    <>
      <h1>{words.areas.administration}</h1>
      <nav className="filters" aria-label={words.areas.administration}>
        {(Object.keys(SECTIONS) as SectionName[]).map((name) => (
          <Link
            key={name}
            to="/administration"
            search={{ section: name }}
            aria-current={name === section ? 'page' : undefined}
          >
            {texts.sections[name]}
          </Link>
        ))}
      </nav>
      <Section />
    </>
  );
}
