import type { Rules } from '../../data/rules';
import * as page from '../../dom/page';
import { redirectRules } from '../../visitor/session/config-redirect';
import { panelRules } from '../../visitor/session/panel';
import { trackingRules } from '../../visitor/tracking/rules';
import { isSearchPage, searchedFor } from '../../visitor/tracking/search-query';
import { shownBannerRules } from '../banner-rules';
import type { ConsoleContext } from '../console';
import type { Service } from './explanation';
import { imageRules } from './image';
import { DEMANDS } from './on-demand';
import { callRules } from './requests';
import { REPORTS } from './site-reports';
import { stepRules } from './steps';

/** Page-wide features, by the name of their step or by the name that support staff use. */
export const SERVICES: ReadonlyMap<string, Service> = new Map(
  Object.entries({
    'cookie-banner': {
      question: 'Is the cookie banner shown?',
      rules: shownBannerRules,
    },
    tracking: {
      question: 'Is this visit tracked?',
      rules: ({ runtime }) => trackingRules(runtime),
    },
    events: {
      question: 'Are the events of track(), recordEvent() and recordQuickView() sent?',
      rules: ({ runtime }) => trackingRules(runtime),
    },
    census: { question: 'Is this page view counted?', rules: censusRules },
    redirect: {
      question: 'Is this visit redirected to the admin area?',
      rules: ({ runtime }) => redirectRules(runtime),
    },
    'config-redirect': {
      question: 'Is this visit redirected to the admin area?',
      rules: ({ runtime }) => redirectRules(runtime),
    },
    panel: {
      question: 'Does the address open the panel?',
      rules: ({ runtime }) => panelRules(runtime.site),
    },
    blocks: { question: 'Are all blocks mounted?', rules: allBlocksRules },
    'image-loader': { question: 'Are all images loaded?', rules: allImagesRules },
    idle: { question: 'Have the idle steps run?', rules: idleRules },
    ...REPORTS,
    ...DEMANDS,
  } satisfies Record<string, Service>),
);

function* censusRules({ runtime }: ConsoleContext): Rules {
  const isView = !isSearchPage(location) || searchedFor(location, runtime.site) !== undefined;
  yield ['it is not a search page without a query', isView, location.pathname];
  yield* trackingRules(runtime);
  yield* callRules(runtime, '/api/census/RecordHit');
}

function* allBlocksRules({ runtime: { blocks } }: ConsoleContext): Rules {
  const found = blocks.instances();
  const named = (wanted: string) => found.filter(({ state }) => state === wanted).map(({ name }) => name);
  yield ['the page has blocks', found.length > 0, found.length];
  yield ['none has failed', !named('failed').length, named('failed').join(', ') || 'none'];
  const waiting = [...named('waiting'), ...named('loading')];
  yield ['each came near the viewport', !waiting.length, waiting.join(', ') || 'none waits'];
}

/** The rules of the first image that hasn't loaded yet. */
function* allImagesRules(): Rules {
  const images = [...page.all<HTMLImageElement>('img[data-src]')];
  yield ['the page has images with data-src', images.length > 0, images.length];
  const missing = images.find((image) => !image.matches('.loaded, [data-loader="sqs"]'));
  if (missing) yield* imageRules(missing);
}

function* idleRules({ start: { steps } }: ConsoleContext): Rules {
  for (const step of steps) if (step.when === 'idle') yield* stepRules(step);
}
