import { init } from '@sentry/browser';

init({ dsn: `http://key@${location.host}/1` });
