import type { ReactNode } from 'react';

/** Visually hidden text for screen readers; styled in `visually-hidden.css`. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="mortar-visually-hidden">{children}</span>;
}
