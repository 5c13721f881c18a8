import { Agent, type IncomingMessage, request } from 'node:http';

/** Both balancers, as the name of a site has two addresses. A browser tries the second where the first takes no connection. */
const balancers = ['10.77.0.11', '10.77.0.12'];
const connectMs = 2_000;
const answerMs = 20_000;
const agent = new Agent({ keepAlive: true, maxSockets: 200 });

export interface Answer {
  /** 0: none came. */
  status: number;
  body: Buffer;
}

export interface Sent {
  method?: string;
  token?: string;
  json?: object;
  form?: { fields: Record<string, string>; file: Buffer };
}

/** One request of a visitor; `first` is the balancer that it tries first. Never rejects. */
export async function ask(first: number, path: string, sent: Sent = {}): Promise<Answer> {
  for (let turn = 0; turn < balancers.length; turn += 1) {
    const answer = await askOne(balancers[(first + turn) % balancers.length] ?? '', path, sent);
    if (answer !== 'not connected') return answer;
  }
  return { status: 0, body: Buffer.from('no balancer') };
}

async function askOne(host: string, path: string, sent: Sent): Promise<Answer | 'not connected'> {
  const { body, type } = await encode(sent);
  const headers = {
    host: 'jobs.test',
    'country-id': '1',
    ...(sent.token && { cookie: `sessionid=${sent.token}` }),
    ...(body && { 'content-type': type, 'content-length': body.length }),
  };
  return new Promise((resolve) => {
    let isConnected = false;
    const asked = request({ host, path, agent, headers, method: sent.method ?? (body ? 'POST' : 'GET') });
    const connecting = setTimeout(() => asked.destroy(), connectMs);
    const answering = setTimeout(() => asked.destroy(new Error('no answer')), answerMs);
    const end = (answer: Answer | 'not connected') => {
      clearTimeout(connecting);
      clearTimeout(answering);
      resolve(answer);
    };
    const connected = () => {
      isConnected = true;
      clearTimeout(connecting);
    };
    asked.on('socket', (socket) => {
      if (socket.connecting) socket.once('connect', connected);
      else connected();
    });
    const fail = (error: Error) =>
      end(isConnected ? { status: 0, body: Buffer.from(error.message) } : 'not connected');
    asked.on('error', fail);
    asked.on('close', () => fail(new Error('closed')));
    asked.on('response', (response: IncomingMessage) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', fail);
      response.on('end', () => end({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }));
    });
    asked.end(body);
  });
}

async function encode({ json, form }: Sent): Promise<{ body: Buffer | undefined; type: string }> {
  if (json) return { body: Buffer.from(JSON.stringify(json)), type: 'application/json' };
  if (!form) return { body: undefined, type: '' };
  const data = new FormData();
  for (const [name, value] of Object.entries(form.fields)) data.set(name, value);
  data.set('file', new Blob([new Uint8Array(form.file)]), 'cv.pdf');
  const encoded = new Response(data);
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type') ?? '',
  };
}

/** A socket of a page, by the balancer `first`. */
export const socketOf = (first: number, token: string): WebSocket =>
  // `headers` is Node's own: a page has its cookie.
  new WebSocket(`ws://${balancers[first % balancers.length]}/api/jobApplication/socket`, {
    headers: { cookie: `sessionid=${token}` },
  } as unknown as string[]);
