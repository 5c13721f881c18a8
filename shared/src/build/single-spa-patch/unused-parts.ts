import { applyPatches, type Patch } from '../apply-patches.ts';

/** Patches of single-spa-react's minified module. Remotes give it their element and an error boundary (`createLifecycles`). */
const patches: readonly Patch[] = [
  {
    part: 'helpers for browsers without Object.assign',
    source: /^function e\(e,t\)\{.+?(?=function a\(e,t\)\{)/,
    by: 'var t=Object.assign,n=e=>typeof e,r=n;',
  },
  {
    part: 'the warning about a missing error boundary',
    source: /e\.suppressComponentDidCatchWarning\|\|.+?(?=var r=y\()/,
    by: '',
  },
  {
    part: 'the element that is made where none is given',
    source: /e\.domElementGetter\?e\.domElementGetter:function\(e\)\{.+?\}\(t\)(?=\)\)throw)/,
    by: 'e.domElementGetter',
  },
];

/** The source without the unused parts. Throws with the patch that does not match, as after an update of the package. */
export const withoutUnusedParts = (source: string): string =>
  applyPatches('single-spa-react', source, patches);
