import { applyPatches, type Patch } from '../apply-patches.ts';

/**
 * Patches that show Rsbuild's error overlay under the site's content security policy, which forbids `<style>` elements and
 * `style` attributes. Style sheets and declarations that a script sets (CSSOM) are allowed.
 */
export const patches: readonly Patch[] = [
  {
    part: 'the styles of the overlay',
    source: /root\.innerHTML = html;/,
    by: `const sheet = new CSSStyleSheet();
        sheet.replaceSync(/<style>([^]*?)<\\/style>/.exec(html)[1]);
        root.adoptedStyleSheets = [sheet];
        root.innerHTML = html.replace(/<style>[^]*?<\\/style>/, '').replace(/ style="/g, ' data-style="');
        for (const part of root.querySelectorAll('[data-style]')) part.style.cssText = part.dataset.style;`,
  },
  {
    part: 'the place of the overlay',
    source: /document\.body\.appendChild\(overlay\)/,
    // Outside the body, whose new elements the shell's page guard removes as leaks of a remote.
    by: 'document.documentElement.appendChild(overlay)',
  },
];

/** Source of `@rsbuild/core/client/overlay` with all patches. */
export const patchOverlay = (source: string): string =>
  applyPatches('@rsbuild/core (client/overlay)', source, patches);
