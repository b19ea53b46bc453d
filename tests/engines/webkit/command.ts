import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/** How long a command may take, on a busy machine. */
const PATIENCE = 30_000;

/** What the driver answers in place of a result; `code` is WebDriver's, `no such window`. */
export class DriverError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** A command of WebDriver. The driver loses requests on connections that are used again, so each has its own. */
export function command<Value>(url: string, method: string, body?: object): Promise<Value> {
  return new Promise((resolve, reject) => {
    const options = { method, agent: false, timeout: PATIENCE };
    const call = request(url, options, async (response) => {
      const { value } = JSON.parse(await text(response));
      if (response.statusCode === 200) resolve(value);
      else reject(new DriverError(value.error, value.message));
    });
    call.on('error', reject);
    call.on('timeout', () => call.destroy(new DriverError('timeout', `no answer to ${method} ${url}`)));
    call.end(body && JSON.stringify(body));
  });
}
