import { expect, it } from 'vitest';
import { readPageData } from './page-data.ts';

it('the page’s data are the gateway’s, whatever id an element of a remote’s HTML has', () => {
  document.body.innerHTML = `<div id="jh-root"><i id="jh-page">{"languageId":9}</i></div>
    <script type="application/json" id="jh-page">{"languageId":1}</script>`;
  expect(readPageData().languageId).toBe(1);
});
