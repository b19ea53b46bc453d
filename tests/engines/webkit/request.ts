import type { Answer, Exchange } from './exchange.ts';
import type { WebKitPage } from './page.ts';

/** Playwright's names of what a page says that it requests something for. */
const TYPES: Readonly<Record<string, string>> = {
  document: 'document',
  iframe: 'document',
  script: 'script',
  style: 'stylesheet',
  image: 'image',
  font: 'font',
  audio: 'media',
  video: 'media',
  track: 'texttrack',
};

export class WebKitRequest {
  readonly exchange: Exchange;
  private readonly page: WebKitPage | undefined;
  private answered: WebKitResponse | undefined;
  private failed: { errorText: string } | null = null;

  constructor(exchange: Exchange, page: WebKitPage | undefined) {
    this.exchange = exchange;
    this.page = page;
  }

  url = () => this.exchange.url;
  method = () => this.exchange.method;
  headers = () => this.exchange.headers;
  allHeaders = async () => this.exchange.headers;
  headerValue = async (name: string) => this.exchange.headers[name.toLowerCase()] ?? null;
  postDataBuffer = () => (this.exchange.body.length ? this.exchange.body : null);
  postData = () => this.postDataBuffer()?.toString() ?? null;
  postDataJSON = () => JSON.parse(this.postData() ?? 'null');
  resourceType = () => TYPES[this.exchange.destination] ?? 'fetch';
  isNavigationRequest = () => this.resourceType() === 'document';
  frame = () => this.page;
  failure = () => this.failed;
  response = async () => this.answered ?? null;

  get isOver(): boolean {
    return Boolean(this.answered ?? this.failed);
  }

  /** Gives the response, if there is one. */
  end(outcome: Answer | string): WebKitResponse | undefined {
    if (typeof outcome === 'string') this.failed = { errorText: outcome };
    else this.answered = new WebKitResponse(outcome, this);
    return this.answered;
  }
}

export class WebKitResponse {
  readonly answer: Answer;
  private readonly asked: WebKitRequest;

  constructor(answer: Answer, asked: WebKitRequest) {
    this.answer = answer;
    this.asked = asked;
  }

  url = () => this.asked.url();
  request = () => this.asked;
  finished = async () => null; // it is told of once it has come whole
  status = () => this.answer.status;
  ok = () => this.answer.status < 400;
  headers = () => this.answer.headers;
  body = async () => this.answer.body;
  text = async () => this.answer.body.toString();
  json = async () => JSON.parse(await this.text());
}
