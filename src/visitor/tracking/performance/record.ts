import { now } from '../../../dom/clock';
import { readCookies } from '../../../runtime/cookies';
import type { Runtime } from '../../../runtime/types';
import { withoutSecrets } from '../secrets';
import type { Timing } from './timing';

/** One record of the performance service (specification, section 3, other entities). */
export function performanceRecord(
  runtime: Runtime,
  event: string,
  pageLoadId: string,
  timing: Timing,
): object {
  return {
    app: 'visitor-runtime',
    event,
    pageLoadId,
    timestamp: now(),
    data: { ...pageFacts(runtime), ...visitorFacts(runtime), ...deviceFacts(), timing },
  };
}

function pageFacts({ site }: Runtime): object {
  const { website, templateId, pageType, collectionId, itemId } = site;
  return {
    context: { websiteId: website.id, templateId, pageType, collectionId, itemId },
    version: MORTAR_VERSION,
    hash: withoutSecrets(location.hash),
    hostname: location.hostname,
    pathname: location.pathname,
  };
}

/** Visitor data is only included if hits may be sent. */
function visitorFacts({ site, hits }: Runtime): object {
  const [analyticsId = null, marketingId = null] = hits.areAllowed() ? readCookies('ss_cid', 'SS_MID') : [];
  return { analyticsId, marketingId, memberId: site.authenticatedAccount?.id ?? null };
}

interface Connection {
  readonly effectiveType?: string;
  readonly rtt?: number;
  readonly downlink?: number;
  readonly saveData?: boolean;
}

/** Connection, screen and device, as far as the browser reveals them. */
function deviceFacts(): object {
  const { connection, deviceMemory, hardwareConcurrency } = navigator as Navigator & {
    connection?: Connection;
    deviceMemory?: number;
  };
  const { effectiveType, rtt, downlink, saveData } = connection ?? {};
  return {
    connection: connection ? { effectiveType, rtt, downlink, saveData } : null,
    display: {
      screenWidth: screen.width,
      screenHeight: screen.height,
      viewportWidth: innerWidth,
      viewportHeight: innerHeight,
      devicePixelRatio,
    },
    hardware: { cores: hardwareConcurrency ?? null, memory: deviceMemory ?? null },
  };
}
