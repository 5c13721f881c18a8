import { expect, it } from 'vitest';
import { townOfAddress } from './east-addresses.ts';
import { isSurelyPlace } from './places.ts';

it.each([
  ['東京都渋谷区神南1-2-3', '東京都渋谷区'],
  ['〒060-0042 北海道札幌市中央区大通西3丁目6', '北海道札幌市中央区'],
  ['大阪市北区梅田2-5-10', '大阪市北区'],
  ['千葉県市川市八幡1-1', '千葉県市川市'],
  ['三重県四日市市諏訪町1-5', '三重県四日市市'],
  ['新潟県南魚沼郡湯沢町', '新潟県南魚沼郡湯沢町'],
  ['广东省深圳市南山区科苑路15号', '广东省深圳市南山区'],
  ['106台北市大安區和平東路二段106號5樓', '台北市大安區'],
  ['香港九龍旺角彌敦道688號', '香港九龍'],
  ['東京都渋谷区の飲食店で働きました', null],
  ['上海市浦东新区教育局', null],
  ['広島市中区役所', null],
  ['市場分析担当', null],
  ['2019年4月 東京都港区の株式会社に入社。', null],
])('reads the town of %s', (text, town) => {
  expect(townOfAddress(text)).toBe(town);
});

it('reads the town behind a label, whatever goes on without a number', () => {
  expect(townOfAddress('广东省深圳市南山区科技园', true)).toBe('广东省深圳市南山区');
});

it.each([
  ['上海市', true],
  ['广州市, 中国', true],
  ['横浜市', true],
  ['经理市', false],
  ['市', false],
])('says of %s whether it is a place: %s', (text, is) => expect(isSurelyPlace(text)).toBe(is));
