import { messageOf } from '../../data/errors';
import { guarded } from '../../data/guarded';
import { firstFailing, formatRule, type Rules } from '../../data/rules';
import { memberOf } from '../../dom/member';
import type { ReportedError } from '../../runtime/report';
import type { Runtime } from '../../runtime/types';
import { trackingRules } from '../../visitor/tracking/rules';
import { shownBannerRules } from '../banner-rules';
import type { ConsoleContext } from '../console';
import { findFaults } from '../find-faults';
import { browserFacts } from './browser-facts';
import { contextFacts, versionFacts } from './page-facts';
import { createRedactor, type Redactor } from './redact';

/**
 * The support bundle as text: without form values, with the names of cookies only, and of the account only whether
 * there is one. Free text, such as an error message, is redacted.
 */
export async function supportReport(context: ConsoleContext): Promise<string> {
  const { runtime, start, reports } = context;
  const redactor = createRedactor(runtime.site);
  const failure = (error: unknown) => (error === undefined ? '' : `, ${redactor.text(messageOf(error))}`);
  const sections: Record<string, readonly string[]> = {
    Page: [...versionFacts(runtime, redactor), `context: ${contextFacts(runtime.site)}`],
    Browser: browserFacts(runtime, redactor),
    Consent: consentLines(context),
    Start: start.steps.map(
      ({ name, state, milliseconds, error }) =>
        `initializer ${name}: ${state}${took(milliseconds)}${failure(error)}`,
    ),
    Blocks: runtime.blocks
      .instances()
      .map(
        ({ name, element, state, milliseconds, error }) =>
          `block ${name}: ${state}${took(milliseconds)}${idOf(element, redactor)}${failure(error)}`,
      ),
    Errors: reports.errors.map((error) => errorLine(error, redactor)),
    Requests: runtime.requests.records.map(({ method, url, outcome, reason }) =>
      `${method} ${redactor.address(url)}: ${outcome} ${redactor.text(reason)}`.trim(),
    ),
    Problems: await problemLines(runtime, redactor),
  };
  return Object.entries(sections)
    .map(([title, lines]) => [`## ${title}`, ...(lines.length ? lines : ['none'])].join('\n'))
    .join('\n\n');
}

function consentLines(context: ConsoleContext): string[] {
  const { runtime } = context;
  const decided = (rules: Rules) => {
    const failing = firstFailing(rules);
    return failing ? `no, ${formatRule(failing)}` : 'yes';
  };
  return [
    `answer: ${runtime.consent.get() ?? 'not answered'}`,
    `visit is tracked: ${decided(trackingRules(runtime))}`,
    `cookie banner is shown: ${decided(shownBannerRules(context))}`,
  ];
}

function errorLine({ error, where, time, file, line, column }: ReportedError, redactor: Redactor): string {
  const source = file ? ` at ${redactor.address(file)}:${line}:${column}` : '';
  const at = guarded(() => new Date(time).toISOString()) ?? time; // a script of the page may have replaced `Date`
  return `error ${where.kind} ${where.name}, ${at}: ${redactor.text(messageOf(error))}${source}`;
}

/** If the linter can't be loaded, the rest of the report is still useful. */
async function problemLines(runtime: Runtime, redactor: Redactor): Promise<string[]> {
  try {
    const faults = await findFaults(runtime);
    return faults.map(({ code, element, message, suggestion }) => {
      const name = `${element.tagName.toLowerCase()}${idOf(element, redactor)}`;
      return `problem ${code}, ${name}: ${redactor.text(message)} ${redactor.text(suggestion)}`;
    });
  } catch (error) {
    return [`the linter did not run: ${redactor.text(messageOf(error))}`];
  }
}

function took(milliseconds: number | undefined): string {
  return milliseconds === undefined ? '' : `, ${milliseconds.toFixed(1)} ms`;
}

function idOf(element: Element, redactor: Redactor): string {
  const id = memberOf(element, 'getAttribute')('id');
  return id ? `, #${redactor.text(id)}` : '';
}
