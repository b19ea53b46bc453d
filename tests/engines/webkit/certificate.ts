import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let made: { key: Buffer; cert: Buffer } | undefined;

/** What the proxy shows as every site's; the session accepts any. */
export function certificate(): { key: Buffer; cert: Buffer } {
  if (made) return made;
  const folder = mkdtempSync(join(tmpdir(), 'mortar-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const files = ['-keyout', key, '-out', cert];
  const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=any.test'];
  execFileSync('openssl', ['req', ...options, ...files], { stdio: 'ignore' });
  made = { key: readFileSync(key), cert: readFileSync(cert) };
  return made;
}
