import type { ReactNode } from 'react';

type Props = {
  /** How serious it is; without, it is only said. */
  readonly severity?: 'error' | 'warning' | 'info' | 'note' | undefined;
  /** `alert` and `status` are read out when they appear. */
  readonly role?: 'alert' | 'status' | 'note' | undefined;
  readonly children: ReactNode;
};

/** What stands out on a page: a fault, a warning, or something to know. */
export function Notice({ severity, role, children }: Props) {
  return (
    <div className="notice" data-severity={severity} role={role}>
      {children}
    </div>
  );
}
