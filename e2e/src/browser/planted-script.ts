import { createHash } from 'node:crypto';
import type { Behaviour } from './planted-behaviours.ts';

/** A Module Federation container whose lifecycles fail in one way. */
export function scriptOf(name: string, failure: Behaviour): string {
  if (failure === 'throwing at load') return `throw new Error('planted');`;
  return `var ${name.replaceAll('-', '_')} = (() => {
    let shares;
    const lifecycles = { bootstrap: async () => {}, unmount: async () => {}, ${plants[failure]} };
    return { init: async (scope) => { shares = scope }, get: async () => () => lifecycles };
  })();`;
}

const plants: Record<Exclude<Behaviour, 'throwing at load'>, string> = {
  'throwing at mount': `mount: async () => { throw new Error('planted') }`,
  'never mounted': 'mount: () => new Promise(() => {})',
  'crashing after mount': `mount: async (props) => {
    props.domElement.innerHTML = '<h1>planted</h1>';
    setTimeout(() => props.onCrash(new Error('planted')), 50);
  }`,
  'throwing at unmount': `mount: async (props) => { props.domElement.innerHTML = '<h1>planted</h1>' },
    unmount: () => { throw new Error('planted') }`,
  'rendering without end': `mount: async (props) => {
    const first = async (name) => (await Object.values(shares[name])[0].get())();
    const [React, { createRoot }] = await Promise.all([first('react'), first('react-dom/client')]);
    const Endless = () => {
      const [count, setCount] = React.useState(0);
      React.useLayoutEffect(() => setCount(count + 1));
      return React.createElement('h1', null, 'planted ' + count);
    };
    createRoot(props.domElement, { onUncaughtError: props.onCrash }).render(React.createElement(Endless));
    await new Promise(() => {});
  }`,
};

export const integrityOf = (body: string): string =>
  `sha256-${createHash('sha256').update(body).digest('base64')}`;

/** Replaces the integrity hash of a version's entry script in a document by that of the planted script. */
export function renameIntegrity(text: string, name: string, version: string, planted: string): string {
  const entry = `/assets/${name}/${version}/remoteEntry\\.js"`;
  const places = new RegExp(`(${entry}(?:,"metadata":\\{"|[^>]* )integrity(?:":|=)")[^"]+`, 'g');
  return text.replaceAll(places, `$1${planted}`);
}
