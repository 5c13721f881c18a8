import { describe, expect, it } from 'vitest';
import { refusalsOf } from '../testing/ask-release-gate.ts';

describe('styles of a release', () => {
  it.each([
    ['a rule in no layer', '.jha-page{color:red}', 'stands in no layer'],
    ['a rule in the shell’s layer', '@layer ui{.jha-page{color:red}}', 'in the layer “ui”'],
    ['an element', '@layer remote{h1{color:red}}', '“h1” is outside the prefix jha-'],
    ['a neighbour’s class', '@layer remote{.jha-page,.jhb-card{color:red}}', '“.jhb-card” is outside'],
    ['a class that only begins alike', '@layer remote{.jhax-card{color:red}}', '“.jhax-card” is outside'],
    ['a nested rule that leaves it', '@layer remote{.jha-page{body:has(&){color:red}}}', 'outside'],
    ['one nested twice', '@layer remote{.jha-page{.x{:root:has(&) p{color:red}}}}', 'is outside'],
    ['one nested in a condition', '@layer remote{.jha-a{@media print{:not(&){color:red}}}}', 'is outside'],
    ['one of two nested selectors', '@layer remote{.jha-a{& b,:is(h1,&){color:red}}}', 'is outside'],
    ['the printed page', '@layer remote{@page{margin:0}}', '@page is of the whole page'],
    ['changes of page', '@view-transition{navigation:auto}', '@view-transition is of the whole page'],
    ['another sheet', '@import "https://evil.test/x.css";', 'is of the whole page'],
    ['another sheet in capitals', '@IMPORT url(/x.css);', '@import url(/x.css) is of the whole page'],
    ['another sheet by an escape', '@i\\6dport url(/x.css);', '@import url(/x.css) is of the whole page'],
    ['a z-index in capitals', '@layer remote{.jha-a{Z-INDEX:9999}}', 'z-index: 9999 may lie above'],
    ['a z-index by an escape', '@layer remote{.jha-a{z-\\69 ndex:9999}}', 'z-index: 9999 may lie above'],
    ['an animation in capitals', '@layer remote{@KEYFRAMES spin{to{rotate:1turn}}}', 'the whole page shares'],
    ['the frame by an escape', '@layer remote{.jha-page~.\\6ahf-footer{opacity:0}}', 'is outside'],
    ['the order of layers', '@layer remote, ui;', '@layer remote, ui is of the whole page'],
    ['html with a class of its own', '@layer remote{html.jha-open{overflow:hidden}}', 'is outside'],
    ['the frame under such a body', '@layer remote{body.jha-open .jhf-header{opacity:0}}', 'is outside'],
    ['the frame beside itself', '@layer remote{.jha-page~.jhf-footer{opacity:0}}', 'is outside'],
    ['the root nested into it', '@layer remote{.jha-page{:root:is(.x) &{color:red}}}', 'is outside'],
    ['a body in a comment', '@layer remote{body/*.jha-page*/{color:red}}', 'is outside'],
    ['a class in a value only', '@layer remote{body[title="a]b.jha-page"]{color:red}}', 'is outside'],
    ['a scope of the page', '@layer remote{@scope (body){:scope{opacity:0}}}', 'is outside'],
    ['the page as it starts', '@layer remote{@starting-style{body{opacity:0}}}', 'is outside'],
    ['a layer of another case', '@layer REMOTE{.jha-page{color:red}}', 'in the layer “REMOTE”'],
    ['an important z-index', '@layer remote{.jha-a{z-index:2147483647!important}}', 'may lie above'],
    ['a z-index by a variable', '@layer remote{.jha-a{z-index:var(--x,9999)}}', 'may lie above'],
    ['a transition of the whole page', '@layer remote{::view-transition-old(root){opacity:0}}', 'is outside'],
    ['its name', '@layer remote{.jha-a{view-transition-name:root}}', 'a name that the whole page shares'],
    ['what lies above the frame', '@layer remote{.jha-a{z-index:9999}}', 'z-index: 9999 may lie above'],
    ['what may lie above it', '@layer remote{.jha-a{z-index:calc(1*99)}}', 'may lie above the frame'],
    ['a counter’s name', '@counter-style thumbs{system:cyclic;symbols:"x"}', 'the whole page shares'],
    ['a function’s name', '@function --shared(){result:1px}', '@function is an at-rule that the release'],
    ['an own class in :not() only', '@layer remote{div:not(.jha-page){color:red}}', 'is outside'],
    [
      'an animation’s name',
      '@layer remote{@keyframes spin{to{rotate:1turn}}}',
      'a name that the whole page shares',
    ],
  ])('refuses CSS that could touch a neighbour: %s', async (_what, css, words) => {
    const said = await refusalsOf({ files: { 'styles.css': css } });
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(words);
  });

  it('accepts CSS within its prefix and layer', async () => {
    const css = `@layer remote{.jha-a>:is(.jh-state,p){color:red}@media (width>1px){#jha-b:hover{color:red}}
      .jha-c{& .x{color:red}h1 &{z-index:3}&:hover,> b{z-index:var(--jh-z-sticky)}}@keyframes jha-spin{from{rotate:0}50%{rotate:1turn}}}`;
    expect(await refusalsOf({ files: { 'styles.css': css } })).toEqual([]);
  });
});
