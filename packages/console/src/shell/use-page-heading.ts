import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/** Names the tab after the heading of the page, and moves the focus there when the page changes. */
export function usePageHeading(main: RefObject<HTMLElement | null>, product: string): void {
  const router = useRouter();
  useEffect(() => {
    const element = main.current;
    if (element === null) return;
    let isNew = false;
    const look = () => {
      const heading = element.querySelector('h1');
      const name = heading?.textContent?.trim();
      document.title = name ? `${name} · ${product}` : product;
      if (!isNew || heading === null) return;
      isNew = false;
      // Somebody who already works on the page stays where they are.
      if (element.contains(document.activeElement) && document.activeElement !== element) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const stopListening = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      isNew = pathChanged && fromLocation !== undefined;
      look();
    });
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    look();
    return () => {
      stopListening();
      observer.disconnect();
    };
  }, [main, product, router]);
}
