import { fileURLToPath } from 'node:url';
import { startServer } from './server.ts';

const { url } = await startServer({
  port: Number(process.env.PORT ?? 4173),
  database: process.env.DATABASE ?? fileURLToPath(new URL('../calls.sqlite', import.meta.url)),
});
console.log(
  `Kiln & Crumb, the demo site  ${url}/\nEvery block and feature       ${url}/features/\nWhat the script sends        ${url}/config/\nDocumentation                ${url}/docs/`,
);
