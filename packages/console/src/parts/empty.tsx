import type { ReactNode } from 'react';

/** Stands where a list is empty: that it is, and what to do about it. */
export function Empty({ children }: { readonly children: ReactNode }) {
  return <p className="empty">{children}</p>;
}
