import { rememberFocus } from '../../components/modal/restore-focus';
import { modalParent } from '../../components/mount-point';
import { createDisposables, type Disposables } from '../../data/dispose';
import * as page from '../../dom/page';
import { openRoot } from '../../runtime/block/root';
import type { ErrorPlace } from '../../runtime/events';
import { Panel } from './panel';
import styles from './panel.css';
import type { PanelSource } from './source';

/** The panel that is open; another call or `close()` ends it. */
export interface OpenPanel {
  close(): void;
}

const WHERE: ErrorPlace = { kind: 'ui', name: 'panel' };

let opened: OpenPanel | undefined;

/** Opens the panel, or opens it anew: at most one is on the page. Rejects when it cannot be drawn. */
export async function openPanel(source: PanelSource): Promise<OpenPanel> {
  opened?.close();
  const { runtime } = source;
  const disposables = createDisposables();
  const close = disposables.dispose;
  opened = { close };
  const mountPoint = insertMountPoint(disposables);
  try {
    const drawn = <Panel source={source} onClose={close} />;
    disposables.add(await openRoot(mountPoint, drawn, { runtime, where: WHERE, onFail: close }));
  } catch (error) {
    close();
    throw error;
  }
  return { close };
}

/**
 * A shadow root keeps the page's style sheets out, and ours in. Inside of it an important rule for the host outweighs
 * every rule of the page.
 */
function insertMountPoint(disposables: Disposables): HTMLElement {
  const host = page.create('div');
  const mountPoint = page.create('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet(); // made by script, which every security policy allows
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(mountPoint);
  disposables.add(rememberFocus(host));
  modalParent().append(host);
  disposables.add(() => host.remove());
  return mountPoint;
}
