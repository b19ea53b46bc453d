import { ExplanationView } from './explanation-view';
import type { PanelSource } from './source';

/** The visitor's answer, and its effects. */
export function ConsentTab({ source }: { readonly source: PanelSource }) {
  const answer = { true: 'allowed cookies', false: 'declined cookies' }[String(source.runtime.consent.get())];
  return (
    <>
      <p className="lead">The visitor has {answer ?? 'not answered'}.</p>
      <ExplanationView explanation={source.explain('tracking')} />
      <ExplanationView explanation={source.explain('cookie-banner')} />
    </>
  );
}
