import { Link, Outlet } from '@tanstack/react-router';
import { allows, type Session, signOut } from '../session/session.ts';
import { LANGUAGES, type Language } from '../words/language.ts';
import { useWords } from '../words/use-words.tsx';
import { type Theme, usePreferences } from './preferences.tsx';

/** The areas of the console, with the scope that their main page needs. */
const AREAS = [
  { to: '/', name: 'start', scope: null },
  { to: '/rates', name: 'rates', scope: 'rates:read' },
  { to: '/sheets', name: 'sheets', scope: 'rates:write' },
  { to: '/documents', name: 'documents', scope: 'documents:read' },
  { to: '/orders', name: 'orders', scope: 'orders:read' },
  { to: '/administration', name: 'administration', scope: 'admin' },
] as const;

/** The frame around every page: areas, who is signed in, language and appearance. */
export function Shell({ session, onSignedOut }: { readonly session: Session; readonly onSignedOut: () => void }) {
  const { words } = useWords();
  const leave = async () => {
    await signOut();
    onSignedOut();
  };
  const areas = AREAS.filter(({ scope }) => scope === null || allows(session, scope));
  return (
    <div className="shell">
      <header className="top">
        <span className="product">{words.product}</span>
        <nav aria-label={words.product}>
          {areas.map(({ to, name }) => (
            <Link key={to} to={to} activeOptions={{ exact: to === '/' }}>
              {words.areas[name]}
            </Link>
          ))}
        </nav>
        <div className="person">
          <PreferencesControls />
          <span title={words.session.signedInAs}>{session.name}</span>
          <button type="button" onClick={() => void leave()}>
            {words.session.signOut}
          </button>
        </div>
      </header>
      <main>
        <Outlet />
      </main>
    </div>
  );
}

function PreferencesControls() {
  const { words } = useWords();
  const { language, theme, setLanguage, setTheme } = usePreferences();
  return (
    <>
      <select
        aria-label={words.preferences.language}
        value={language}
        onChange={(event) => setLanguage(event.target.value as Language)}
      >
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={words.preferences.theme}
        value={theme}
        onChange={(event) => setTheme(event.target.value as Theme)}
      >
        <option value="system">{words.preferences.system}</option>
        <option value="light">{words.preferences.light}</option>
        <option value="dark">{words.preferences.dark}</option>
      </select>
    </>
  );
}
