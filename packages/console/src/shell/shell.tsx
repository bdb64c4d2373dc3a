import { useQueryClient } from '@tanstack/react-query';
import { Link, Outlet, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Notice } from '../parts/notice.tsx';
import { useShortcuts } from '../parts/shortcuts.ts';
import { allows, type Session, signOut } from '../session/session.ts';
import { useAreaWords, useWords } from '../words/use-words.tsx';
import { AREAS } from './areas.ts';
import { Connection } from './connection.tsx';
import { PreferencesControls } from './preferences-controls.tsx';
import { shellWords } from './shell-words.ts';
import { usePageHeading } from './use-page-heading.ts';

const KeyboardDialog = lazy(() =>
  import('./keyboard-dialog.tsx').then((module) => ({ default: module.KeyboardDialog })),
);
const AREAS_MENU = 'areas';
const PERSON_MENU = 'person';

type Props = { readonly session: Session; readonly onSignedOut: () => void };
type Area = (typeof AREAS)[number];

/** The frame around every page: areas, who is signed in, language and appearance, keyboard shortcuts. */
export function Shell({ session, onSignedOut }: Props) {
  const { words } = useWords();
  const texts = useAreaWords(shellWords);
  const [isListing, setListing] = useState(false);
  const main = useRef<HTMLElement>(null);
  const areas = AREAS.filter(({ scope }) => scope === null || allows(session, scope));
  usePageHeading(main, words.product);
  useFrameKeys(areas, main, () => setListing(true));
  useClosedMenus();
  return (
    <div className="shell">
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        {texts.skip}
      </button>
      <header className="top">
        <Link to="/" className="product">
          {words.product}
        </Link>
        <button type="button" className="areas-button" popoverTarget={AREAS_MENU}>
          {texts.menu}
        </button>
        <nav id={AREAS_MENU} popover="auto" aria-label={texts.areas}>
          {areas.map(({ to, name }) => (
            <Link key={to} to={to} activeOptions={{ exact: to === '/' }}>
              {words.areas[name]}
            </Link>
          ))}
        </nav>
        <button type="button" className="person-button" popoverTarget={PERSON_MENU}>
          {session.name}
          {session.person ? <span className="hint"> {words.roles[session.person.role]}</span> : null}
        </button>
        <PersonMenu session={session} onSignedOut={onSignedOut} onKeyboard={() => setListing(true)} />
      </header>
      <Connection />
      <main id="main" ref={main} tabIndex={-1}>
        <AllowedPage session={session} />
      </main>
      <Suspense>{isListing ? <KeyboardDialog onClose={() => setListing(false)} /> : null}</Suspense>
    </div>
  );
}

/** The page, or why it is not for this person. */
function AllowedPage({ session }: { readonly session: Session }) {
  const { words } = useWords();
  const texts = useAreaWords(shellWords);
  const { pathname } = useLocation();
  const area = AREAS.find(({ to }) => to !== '/' && (pathname === to || pathname.startsWith(`${to}/`)));
  if (!area?.scope || allows(session, area.scope)) return <Outlet />;
  return (
    <>
      <h1>{words.areas[area.name]}</h1>
      <Notice severity="warning">
        {texts.notAllowed.replace('{scope}', area.scope)} {texts.askForRole}
      </Notice>
    </>
  );
}

function PersonMenu({ session, onSignedOut, onKeyboard }: Props & { readonly onKeyboard: () => void }) {
  const { words } = useWords();
  const texts = useAreaWords(shellWords);
  const queries = useQueryClient();
  const leave = async () => {
    // What is still asked would be refused.
    await queries.cancelQueries();
    await signOut();
    onSignedOut();
  };
  return (
    <div id={PERSON_MENU} popover="auto" className="card">
      <p>
        <span className="hint">{words.session.signedInAs}</span> <strong>{session.name}</strong>
        {session.person ? `, ${words.roles[session.person.role]}` : null}
      </p>
      <PreferencesControls />
      <button type="button" popoverTarget={PERSON_MENU} popoverTargetAction="hide" onClick={onKeyboard}>
        {texts.keyboard.title} <kbd>?</kbd>
      </button>
      <a href="/docs">{texts.reference}</a>
      <button type="button" onClick={() => void leave()}>
        {words.session.signOut}
      </button>
    </div>
  );
}

/** Keys that work on every page. */
function useFrameKeys(areas: readonly Area[], main: { readonly current: HTMLElement | null }, list: () => void): void {
  const { words } = useWords();
  const { keyboard } = useAreaWords(shellWords);
  const navigate = useNavigate();
  useShortcuts(keyboard.everywhere, [
    { keys: '?', text: keyboard.list, run: list },
    {
      keys: '/',
      text: keyboard.find,
      run: () => main.current?.querySelector<HTMLElement>('input:not([type=file], [type=checkbox]), select')?.focus(),
    },
    ...areas.map(({ to, name, key }) => ({
      keys: `g ${key}`,
      text: keyboard.goTo.replace('{area}', words.areas[name]),
      run: () => void navigate({ to }),
    })),
  ]);
}

/** A menu that led somewhere is closed. */
function useClosedMenus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', () => {
        for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
      }),
    [router],
  );
}
