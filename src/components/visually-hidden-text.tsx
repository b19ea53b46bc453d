import type { ReactNode } from 'react';

/** Text that is read aloud and not shown; its styles are `visually-hidden.css`. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="mortar-spoken">{children}</span>;
}
