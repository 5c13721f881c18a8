import { describe, expect, it } from 'vitest';
import { locationById, workArrangements } from '../../../config-lists/index.ts';
import { countriesOfRemotePlace, readApplicantCountries } from './applicant-countries-text.ts';
import { findPlaces } from './places.ts';

const keyOf = (id: number | null) => workArrangements.find((one) => one.id === id)?.key;
const named = (texts: string[], country: string) => {
  const { countryKey, locationIds, isRemote } = findPlaces(texts, country);
  const names = locationIds.map((id) => locationById(id)?.names.en).join(' + ');
  return `${countryKey}: ${names}${isRemote ? ' (remote)' : ''}`;
};

describe('where a job is', () => {
  it.each([
    ['Sevilla (Spain)', 'es'],
    ['Spain / Sevilla', 'es'],
    ['Izmir/Turkey', 'tr'],
  ])('names no country beside the town of "%s"', (text, country) => {
    const { locationIds, others } = findPlaces([text], country);
    expect([locationIds.length, others]).toEqual([1, []]);
  });

  it.each([
    [['Makati City, National Capital Region (NCR)'], 'ph', 'ph: Makati'],
    [['Quezon City, Philippines'], 'ph', 'ph: Quezon City'],
    [['San Juan City, Metro Manila'], 'ph', 'ph: Metro Manila'],
    [['Biñan City, CALABARZON (Region IV-A)'], 'ph', 'ph: Calabarzon'],
    [['Benito Juárez'], 'mx', 'mx: Mexico City'],
    [['Jiangxi'], 'cn', 'cn: East China'],
    [['جيانغشي'], 'cn', 'cn: East China'],
    [['西ジャワ州'], 'id', 'id: West Java'],
    [['新莱昂州'], 'mx', 'mx: Northern Mexico'],
    [['ニューヨーク州'], 'us', 'us: Northeast'],
    [['محافظة قونية'], 'tr', 'tr: Konya'],
    [['Gaziantep ili'], 'tr', 'tr: Gaziantep'],
    [['Guangdong Province'], 'cn', 'cn: South China'],
    [['Majenang'], 'id', 'id: Central Java and Yogyakarta'],
    [['Charlotte, North Carolina'], 'us', 'us: South'],
    [['León'], 'es', 'es: Aragon and the islands'],
    [['Philippines'], 'ph', 'ph: '],
    [['Cebu City, Central Visayas (Region VII)'], 'ph', 'ph: Cebu City'],
    [['Jakarta Raya'], 'id', 'id: Jakarta'],
    [['İstanbul'], 'tr', 'tr: Istanbul (European side)'],
    [['İstanbul, Kadıköy'], 'tr', 'tr: Istanbul (Asian side)'],
    [['İstanbul / Kadıköy'], 'tr', 'tr: Istanbul (Asian side)'],
    [['İstanbul/Pendik'], 'tr', 'tr: Istanbul (Asian side)'],
    [['Beylikdüzü / İstanbul'], 'tr', 'tr: Istanbul (European side)'],
    [['İzmir / Bornova'], 'tr', 'tr: Izmir'],
    [['Istanbul (Ataşehir)'], 'tr', 'tr: Istanbul (Asian side)'],
    [['Izmir/Turkey'], 'tr', 'tr: Izmir'],
    [['Toronto (Canada)'], 'mx', 'others: Toronto'],
    [['Ümraniye, İstanbul'], 'tr', 'tr: Istanbul (Asian side)'],
    [['İstanbul, Beşiktaş'], 'tr', 'tr: Istanbul (European side)'],
    [['Setiabudi, Jakarta Selatan, DKI Jakarta'], 'id', 'id: South Jakarta'],
    [['Kalideres'], 'id', 'id: West Jakarta'],
    [['Kapanewon Depok, Sleman, DI Yogyakarta'], 'id', 'id: Yogyakarta'],
    [['Ungaran Timur'], 'id', 'id: Central Java and Yogyakarta'],
    [['NYC'], 'us', 'us: New York'],
    [['SF', 'Seattle, WA'], 'us', 'us: San Francisco + Seattle'],
    [['Ashburn, VA'], 'us', 'us: South'],
    [['San Mateo, CA'], 'us', 'us: West'],
    [['Remote in USA'], 'us', 'us:  (remote)'],
    [['Remote in Canada'], 'us', 'others: Canada and Latin America (remote)'],
    [['London, UK'], 'us', 'others: London'],
    [['London, UK', 'Austin, TX'], 'us', 'us: Austin'],
    [['Toronto, ON, Canada'], 'us', 'others: Toronto'],
    [['Bengaluru / Bangalore'], 'in', 'in: Bengaluru'],
    [['Delhi', 'Delhi/NCR'], 'in', 'in: New Delhi'],
    [['Capital Federal, Buenos Aires'], 'ar', 'others: Buenos Aires'],
    [['Rosario, Santa Fe'], 'ar', 'others: Canada and Latin America'],
    [['台北市'], 'tw', 'tw: Taipei'],
    [['Multiple Locations'], 'us', 'us: '],
    [[], 'ph', 'ph: '],
    [['台北市信義區'], 'tw', 'tw: Taipei'],
    [['新北市板橋區文化路'], 'tw', 'tw: New Taipei'],
    [['上海浦东新区'], 'cn', 'cn: Shanghai'],
    [['浦东新区'], 'cn', 'cn: Shanghai'],
    [['廣東省東莞市'], 'cn', 'cn: South China'],
    [['沈阳市铁西区'], 'cn', 'cn: North China'],
    [['香港九龍觀塘'], 'hk', 'hk: Kwun Tong'],
    [['愛知県名古屋市中区'], 'jp', 'jp: Nagoya'],
    [['東京都渋谷区'], 'jp', 'jp: Tokyo'],
    [['大阪府 堺市'], 'jp', 'jp: Osaka'],
    [['金沢市'], 'jp', 'jp: Chubu'],
    [['نجران'], 'sa', 'sa: Asir and the South'],
    [['عرعر، السعودية'], 'sa', 'sa: Madinah and the North'],
    [['مدينة الهفوف'], 'sa', 'sa: Eastern Province'],
    [['Al Hofuf'], 'sa', 'sa: Eastern Province'],
    [['Diyarbakır'], 'tr', 'tr: South-east Anatolia'],
    [['ديار بكر'], 'tr', 'tr: South-east Anatolia'],
    [['Çanakkale'], 'tr', 'tr: Marmara'],
    [['Udon Thani'], 'th', 'th: Isan'],
    [['Đà Lạt'], 'vn', 'vn: Central Vietnam'],
    [['Kota Bharu'], 'my', 'my: East Coast'],
    [['Morelia'], 'mx', 'mx: Bajío and the West'],
    [['Manaus - AM'], 'br', 'br: Manaus'],
    [['日本'], 'tw', 'jp: '],
    [['越南'], 'cn', 'vn: '],
    [['中国香港'], 'cn', 'hk: '],
    [['Manila, PHL'], 'sg', 'ph: Manila'],
    [['İstanbul(Asya)'], 'tr', 'tr: Istanbul (Asian side)'],
    [['İstanbul (Anadolu Yakası)'], 'tr', 'tr: Istanbul (Asian side)'],
    [['新宿'], 'jp', 'jp: Tokyo'],
    [['Shibuya'], 'jp', 'jp: Tokyo'],
    [['大安區'], 'tw', 'tw: Taipei'],
    [['陆家嘴'], 'cn', 'cn: Shanghai'],
    [['北角'], 'hk', 'hk: Hong Kong Island'],
    [['Ang Mo Kio'], 'sg', 'sg: North-East'],
    [['Mont Kiara'], 'my', 'my: Kuala Lumpur'],
    [['العليا'], 'sa', 'sa: Riyadh'],
    [['Business Bay'], 'ae', 'ae: Dubai'],
    [['Koramangala'], 'in', 'in: Bengaluru'],
    [['新加坡'], 'tw', 'sg: '],
    [['كندا'], 'sa', 'others: Canada and Latin America'],
    [['ドイツ'], 'jp', 'others: Europe'],
    [['Almanya'], 'tr', 'others: Europe'],
    [['Estados Unidos'], 'mx', 'us: '],
    [['الإمارات العربية المتحدة'], 'sa', 'ae: '],
    [['Polanco'], 'mx', 'mx: Mexico City'],
    [['Quận 1'], 'vn', 'vn: Ho Chi Minh City'],
    [['遠端工作'], 'tw', 'tw:  (remote)'],
    [['Guadalajara, Mexico'], 'mx', 'mx: Guadalajara'],
    [['Monterrey, México'], 'mx', 'mx: Monterrey'],
    [['Tijuana, Mexico'], 'mx', 'mx: Tijuana'],
    [['México, México'], 'mx', 'mx: Mexico City'],
    [['Mexico'], 'mx', 'mx: '],
    [['Toronto, Canada'], 'mx', 'others: Toronto'],
    [['Canada'], 'mx', 'others: Canada and Latin America'],
    [['São Paulo, Brazil'], 'us', 'br: São Paulo'],
    [['Lima, Peru'], 'us', 'others: Canada and Latin America'],
    [['Canada'], 'ca', 'others: Canada and Latin America'],
    [['Toronto, Canada'], 'ca', 'others: Toronto'],
    [['Atlanta, Georgia'], 'us', 'us: Atlanta'],
    [['Georgia'], 'us', 'us: South'],
    [['Athens, Georgia'], 'us', 'us: South'],
    [['Tbilisi, Georgia'], 'us', 'others: Europe'],
    [['Bakü, Azerbaycan'], 'tr', 'others: Europe'],
    [['Lefkoşa, KKTC'], 'tr', 'others: Europe'],
    [['Singapore, Singapore'], 'sg', 'sg: '],
    [['上海, 中国'], 'jp', 'cn: Shanghai'],
    [['Manila, Philippines'], 'us', 'ph: Manila'],
  ])('%j in a feed of %s', (texts, country, expected) => {
    expect(named(texts, country)).toBe(expected);
  });

  it.each([
    ['Nowhereville', 'ph', ['Nowhereville']],
    ['Makati City, National Capital Region (NCR)', 'ph', []],
    ['San Juan City, Metro Manila', 'ph', ['San Juan City']],
    ['Philippines', 'ph', []],
    ['Setiabudi, Jakarta Selatan, DKI Jakarta', 'id', []],
    ['Gayungan, Surabaya, Jawa Timur', 'id', ['Gayungan']],
    ['Springfield, IL', 'us', ['Springfield, IL']],
    ['Jakarta Raya', 'id', []],
    ['Ashburn, VA', 'us', ['Ashburn, VA']],
    ['Seattle, WA', 'us', []],
    ['NYC', 'us', []],
    ['Remote in USA', 'us', []],
    ['Remote in Canada', 'us', ['Canada']],
    ['London, UK', 'us', []],
    ['Leeds, UK', 'us', ['Leeds, UK']],
    ['Rosario, Santa Fe', 'ar', ['Rosario, Santa Fe']],
    ['Bengaluru / Bangalore', 'in', []],
    ['Multiple Locations', 'us', []],
    ['台北市信義區', 'tw', ['信義區']],
    ['新北市板橋區文化路', 'tw', ['板橋區文化路']],
    ['臺中市 西屯區', 'tw', ['西屯區']],
    ['上海浦东新区', 'cn', ['浦东新区']],
    ['東京都渋谷区', 'jp', ['渋谷区']],
    ['台灣 台北市 大安區', 'tw', ['大安區']],
    ['台北市', 'tw', []],
    ['الرياض - حي النرجس', 'sa', ['حي النرجس']],
    ['Riyadh, Al Malaz', 'sa', ['Al Malaz']],
    ['Tokyo, Shibuya', 'jp', ['Shibuya']],
    ['中国北京市海淀区中关村', 'cn', ['海淀区中关村']],
    ['Call +65 9123 4567', 'sg', ['Call •••']],
    ['台北市內湖區瑞光路513巷8號', 'tw', ['內湖區瑞光路']],
    ['東京都渋谷区神南1-2-3', 'jp', ['渋谷区神南']],
    ['大阪府大阪市中央区', 'jp', ['中央区']],
    ['大阪市北区梅田', 'jp', ['北区梅田']],
    ['大阪市北区', 'jp', ['北区']],
    ['大阪府大阪市北区 梅田駅 徒歩3分', 'jp', ['北区梅田']],
    ['JR山手線新宿駅 徒歩5分', 'jp', ['新宿']],
    ['上海·徐汇区', 'cn', ['徐汇区']],
    ['Riyadh - Olaya', 'sa', ['Olaya']],
    ['Abu Dhabi, Musaffah', 'ae', ['Musaffah']],
    ['Monterrey, N.L.', 'mx', []],
    ['Porto Alegre - RS', 'br', []],
    ['在宅勤務（全国）', 'jp', []],
    ['Madrid o Barcelona', 'es', []],
    ['Kadıköy / İstanbul', 'tr', []],
    ['Tüm Türkiye', 'tr', []],
  ])('keeps of "%s" in a feed of %s what the lists do not name: %j', (text, country, expected) => {
    expect(findPlaces([text], country).others).toEqual(expected);
  });
});

it.each([
  ['Madrid o Barcelona', 'es', ['madrid', 'barcelona']],
  ['Riyadh or Jeddah', 'sa', ['riyadh', 'jeddah']],
  ['الرياض وجدة', 'sa', ['riyadh', 'jeddah']],
  ['台北市、新北市', 'tw', ['taipei', 'new-taipei']],
  ['東京都/神奈川県', 'jp', ['tokyo', 'yokohama']],
  ['神奈川県横浜市/東京都', 'jp', ['tokyo', 'yokohama']],
  ['Lyon, France', 'fr', ['europe']],
  ['Jakarta & Surabaya', 'id', ['jakarta', 'surabaya']],
  ['Kadıköy / İstanbul', 'tr', ['istanbul-asia']],
  ['Rio de Janeiro/RJ', 'br', ['rio-de-janeiro']],
])('the text "%s" in %s has the places %j', (text, country, expected) => {
  expect(findPlaces([text], country).locationIds.map((id) => locationById(id)?.key)).toEqual(expected);
});

it.each([
  ['Austin, TX (Hybrid)', 'us', 'hybrid', []],
  ['Hybrid - Leeds, UK', 'us', 'hybrid', ['Leeds, UK']],
  ['Lyon (Présentiel)', 'fr', 'onsite', ['Lyon']],
  ['Nantes (44)', 'fr', undefined, ['Nantes']],
  ['Remote – US only', 'us', undefined, []],
  ['Remote-First (Occasional Travel)', 'us', undefined, []],
])('keeps the arrangement of "%s" in %s apart from the place', (text, country, arrangement, others) => {
  const found = findPlaces([text], country);
  expect([keyOf(found.arrangementId), found.others]).toEqual([arrangement, others]);
});

describe('whose residents may apply', () => {
  it.each([
    ['Remote - Philippines only', ['ph']],
    ['worldwide', []],
    ['日本国内在住', ['jp']],
    ['限台灣居住者', ['tw']],
    ['仅限中国大陆', ['cn']],
    ['Apenas residentes no Brasil', ['br']],
    ['Solo España (península)', ['es']],
    ['السعودية والإمارات فقط', ['ae', 'sa']],
    ['Türkiye’de ikamet eden', ['tr']],
    ['Khusus Indonesia', ['id']],
    ['US, Canada', ['ca', 'us']],
    ['GCC', ['ae', 'bh', 'kw', 'om', 'qa', 'sa']],
    ['EU except Germany', []],
    ['Germany, Atlantis', []],
    ['UTC+8', []],
  ])('"%s": %j', (text, expected) => {
    expect(readApplicantCountries([text])).toEqual(expected);
  });

  it('are those of all countries that a region has', () => {
    expect(readApplicantCountries(['US/EU'])).toHaveLength(28);
    expect(readApplicantCountries(['東南アジア'])).toContain('ph');
  });

  it('are said by the place of a remote job', () => {
    expect(countriesOfRemotePlace(['Remote (Philippines only)'])).toEqual(['ph']);
    expect(countriesOfRemotePlace(['Makati, Philippines'])).toEqual([]);
  });
});
