import { useEffect } from 'react';
import { usePreferences } from '../shell/preferences.tsx';
import { host } from './bridge.ts';

/** Language and appearance as the chat has them. */
export function FollowHost() {
  const { setLanguage, setTheme } = usePreferences();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the setters only write what is kept.
  useEffect(() => {
    const follow = () => {
      const { locale, theme } = host.getHostContext() ?? {};
      if (theme !== undefined) setTheme(theme);
      if (locale !== undefined) setLanguage(locale.toLowerCase().startsWith('zh') ? 'zh' : 'en');
    };
    host.onhostcontextchanged = follow;
    // What the host said when the panel connected is told by no event.
    const asked = setInterval(() => {
      if (host.getHostContext() === undefined) return;
      clearInterval(asked);
      follow();
    }, 20);
    return () => clearInterval(asked);
  }, []);
  return null;
}
