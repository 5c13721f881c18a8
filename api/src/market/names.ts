import type { Country, CountryKey, LanguageTag } from '@jobharbor/shared/contracts';
import type { Random } from './random.ts';

/**
 * Invented words from which companies are named, and everyday names of people, by country. A country whose own
 * script is not Latin has `latin` words for the companies that advertise in English.
 */
const table = `
[ph]
roots Luntian; Habi; Silakbo; Dalampasigan; Malaya Crest; Tanglawin; Bukal; Hiraya North; Kalipay; Sampagita Row; Ulap; Balanghay; Marikit; Alon Bay; Dakila; Pintig; Sinagtala; Himig; Likas; Tahanan Grove; Amihan Ridge; Banayad; Kislap; Mayumo
first Maria; Jose; Angelica; Mark; Kristine; Paolo; Jasmine; Ramon; Bianca; Miguel
last Santos; Reyes; Cruz; Bautista; Ocampo; Garcia; Mendoza; Villanueva; Aquino; Ramos
[sg]
roots Angsana; Kestrel Quay; Tembusu; Orchid Line; Pelican Yard; Straitsfield; Merlin Row; Banyan Lane; Copperkey; Fernhill Point; Jasper Wharf; Lantana; Nutmeg House; Palmgate; Raintree Loop; Saltwater; Tanglin Oak; Urban Finch; Windlass; Peranakan Blue; Kallang Arc; Monsoon Works
first Wei Ling; Marcus; Hui Min; Rajesh; Nurul; Jonathan; Priya; Daniel; Siti; Adrian
last Tan; Lim; Ng; Menon; Rahman; Goh; Nair; Ong; Ismail; Teo
[id]
roots Nusawana; Cakralangit; Rimbaraya; Samudera Jingga; Mentarindo; Lentera Pagi; Bumi Lestara; Karsa Utama; Padma Niaga; Sinar Kelana; Tirta Anggun; Wahana Rasa; Kencana Teduh; Rupa Asri; Jalapura; Gemilang Tujuh; Arunika; Bahtera Dua; Cendrawana; Dwipangga; Jatayu Raya; Langkah Baru; Merapi Muda; Nirwasita
first Putri; Andi; Dewi; Rizky; Ayu; Budi; Sari; Fajar; Intan; Agus
last Wijaya; Lestari; Pratama; Nugroho; Hartono; Siregar; Saputra; Maharani; Setiawan; Simanjuntak
[my]
roots Seri Bayu; Rimba Emas; Cahaya Timur; Pelangi Baru; Bukit Kenari; Sungai Hijau; Mutiara Satu; Permata Utara; Angin Sepoi; Kenanga Jaya; Wira Samudera; Teratai Putih; Cengal; Langit Cerah; Merbau; Anjung Mesra; Puncak Damai; Suria Lembah; Taming; Kijang Laju; Bintang Fajar; Sepadu
first Nur Aisyah; Ahmad Faiz; Siti Hajar; Muhammad Hafiz; Mei Yee; Kavitha; Farah; Azlan; Chee Keong; Nadia
last Rahim; Abdullah; Ismail; Zainal; Lee; Subramaniam; Hassan; Yusof; Wong; Othman
[tw]
roots 晴川; 澄野; 禾沐; 雲岫; 曜森; 嶼光; 木棉橋; 青芽; 遠汐; 星渡; 沐石; 山拾; 景耘; 和煦; 霽藍; 鯨向; 晨樸; 松月; 原淨; 橙果; 拓海; 春耕; 啟穗; 琢光
people Emily Chen; Jason Lin; Vivian Huang; Kevin Chang; Yi-Chun Wang; Peter Wu; Grace Tsai; Allen Yang
latin Clearbrook; Aspenleaf; Harvest Lane; Cloudridge; Islelight; Cottontree; Farwave; Starferry; Stonebath; Warmwell
first 怡君; 志豪; 淑芬; 家豪; 雅婷; 建宏; 佩珊; 宗翰; 欣妤; 柏翰
last 陳; 林; 黃; 張; 李; 王; 吳; 劉; 蔡; 楊
[hk]
roots 匯晴; 維岸; 朗灣; 鴻曦; 翠堤; 凱澄; 駿峰里; 悅濤; 港樺; 盈泓; 栢匯; 誠朗; 嘉灝; 宏逸; 海韻里; 領穎; 信曜; 天晞; 彩鳴; 康澤
people Karen Chan; Jason Wong; Winnie Lee; Kelvin Leung; Joyce Ho; Eric Cheng; Fiona Tse; Alex Fung
latin Harbourlight; Lionrock Lane; Peakside; Starquay; Kapok; Ferrygate; Jadebay; Northpier; Silvermine; Windward; Tidewell; Junkmaster
first 詠琳; 俊傑; 嘉欣; 偉倫; 曉彤; 志明; 穎詩; 家俊; 凱晴; 子健
last 陳; 黃; 李; 梁; 何; 鄭; 謝; 馮; 鄧; 周
[cn]
roots 云栈; 青禾渡; 澜图; 晨曦里; 星耘; 橙海; 木临; 启朔; 知屿; 沐辰; 万籁; 鹿鸣川; 远帆; 芯途; 微澜; 锦程里; 瑞衡; 朗越; 优树; 盛川; 融汇桥; 北辰野; 思拓; 合一田
people Wang Xinyi; Li Haoran; Zhang Siyuan; Amy Liu; Chen Zihan; Jack Zhao; Zhou Xiaoyan; Xu Junjie
latin Cloudtrestle; Greenford; Ripplemap; Dawnlane; Orangesea; Islewise; Deercreek; Farsail
first 欣怡; 浩然; 思远; 雨桐; 子涵; 建国; 晓燕; 志强; 梦瑶; 俊杰
last 王; 李; 张; 刘; 陈; 赵; 周; 吴; 徐; 孙
[jp]
roots 青葉坂; ひなた橋; 碧海堂; 風待; 木漏れ日; 暁ノ森; 星野辺; 結乃; 三ツ葉川; 北斗里; 千草; 朝凪; 陽だまり; 和泉路; 汐見野; 楓橋; 若竹野; 瑞穂里; つばめ野; 白樺台; 紬; 彩都里; 潮音; ミナモ
people Misaki Sato; Kenta Suzuki; Yoko Takahashi; Shota Tanaka; Ayaka Watanabe; Daisuke Ito; Yui Yamamoto; Naoki Nakamura
latin Aobazaka; Hinatabashi; Kazemachi; Komorebi Works; Hoshinobe; Asanagi; Shirakabadai; Minamo; Kaedebashi; Tsumugi
first 美咲; 健太; 陽子; 翔太; 彩香; 大輔; 結衣; 直樹; 真由美; 拓也
last 佐藤; 鈴木; 高橋; 田中; 渡辺; 伊藤; 山本; 中村; 小林; 加藤
[th]
roots Siamvana; Chao Fah; Ruen Mai; Lotus Canal; Phra Arthit; Saengtawan; Nakha; Baan Rim Nam; Jasmine Gate; Teakwood; Wiang Ping; Andaman Drift; Suriyan; Thonglor Leaf; Kaew; Mekhala; Naree; Rimtarn; Sukjai; Prachum; Doi Luang; Malila
first Siriporn; Nattapong; Kanokwan; Anucha; Ploy; Somchai; Pimchanok; Thanawat; Warunee; Kittisak
last Srisuk; Chaiyasit; Wongsakul; Rattanakul; Thongdee; Boonmee; Phromma; Suwannarat; Kaewkla; Intharat
[vn]
roots Sao Khue; Lam Giang; Bach Duong; Hoa Ban; Truc Xanh; Phu Sa; Minh Trang; Song Que; Rang Dong Nam; Hai Yen; Lac Hong River; Cat Tuong; Thien Ly; Mai Vang; Que Lam; An Binh Nam; Dong Xanh; Ngoc Lan; Tre Viet Hill; Gio Bien; Huong Sen; Thanh Tra
first Thu Ha; Minh Tuan; Ngoc Anh; Quang Huy; Lan Phuong; Duc Thanh; Mai Linh; Van Hung; Bao Tran; Hoang Nam
last Nguyen; Tran; Le; Pham; Hoang; Vu; Dang; Bui; Do; Ngo
[in]
roots Saptarishi; Neelkanth Vale; Udaan; Tarangini; Chandrakala; Meghdoot; Ashwattha; Navkiran; Sahyog; Vishwakund; Indradhanu; Kaveri Loom; Pragati Nine; Surabhi; Trishna; Vanyaa; Aarohan; Dhruvpath; Gulmohar; Hastkala; Jaltara; Kesarbagh; Malhaar; Panchvati
first Priya; Rahul; Anjali; Vikram; Sneha; Arjun; Kavya; Rohit; Deepa; Sanjay
last Sharma; Iyer; Patel; Reddy; Nair; Gupta; Banerjee; Kulkarni; Singh; Menon
[ae]
roots النخلة الزرقاء; سهيل الخليج; واحة الفجر; مرسى الياسمين; غافات; برج السدر; رمال الشرق; لؤلؤة الميناء; نسيم الساحل; أفلاج; درب القوافل; سنا المدينة; ضفاف; هضاب; قمم النور; مدار السبعة
people Fatima Al Mansoori; Ahmed Al Shamsi; Mariam Al Kaabi; Priya Menon; Omar Haddad; Sarah Thomas; Hind Al Suwaidi; Rashid Al Balushi
latin Blue Palm; Suhail Gulf; Dawn Oasis; Jasmine Marina; Ghaf; Sidr Tower; Eastern Dunes; Falaj; Caravan Road; Seven Orbit; Dhowline; Sandgrouse; Azure Souk; Wadi Bright; Oryx Lane; Palmframe
first فاطمة; أحمد; مريم; خالد; نورة; سعيد; شيخة; محمد; هند; راشد
last المنصوري; الشامسي; الكعبي; المزروعي; النعيمي; الظاهري; البلوشي; السويدي; الحمادي; المهيري
[sa]
roots روابي الشفا; نجد الخضراء; سدرة اليمامة; طويق الجديد; ينابيع الوادي; الريف الأصيل; مشارق; غيث الجزيرة; ركائز; أطوار; بيادر القصيم; خزامى; ميزان الشمال; مسارات; رؤى البحر; عرعر; ثريا الحجاز; صهيل; قوافل نجد; إشراق الأحساء
people Sara Al Qahtani; Abdullah Al Ghamdi; Reem Al Otaibi; Faisal Al Zahrani; Mona Al Harbi; Turki Al Shehri; Anil Kumar; Lina Khoury
latin Tuwaiq Bright; Najd Verde; Yamama Sidr; Lavender Valley; Hejaz Star; Red Sea Loom; Caravan North; Palm Measure; Ghaith; Rabwa
first سارة; عبدالله; ريم; فيصل; منى; سلطان; لطيفة; تركي; أمل; ناصر
last القحطاني; الغامدي; العتيبي; الزهراني; الحربي; الشهري; الدوسري; المطيري; العمري; السبيعي
[tr]
roots Akdoruk; Yeldeğirmeni; Çınarlı Yol; Mavi Kıyı; Günbatımı; Karaçam; Limonluk; Tuna Boyu; Pusula Bir; Kervan Yolu; Zeytindalı; Ayçiçek; Gökkuşak; Sarıyıldız; Doğu Rüzgârı; İncirlik Bahçe; Toprakana; Lavanta Tepesi; Uçurtma; Değirmendere; Kuzeyışık; Taşköprülü; Umut Kapısı; Yakamoz
first Elif; Mehmet; Zeynep; Emre; Ayşe; Burak; Selin; Murat; Deniz; Hakan
last Yılmaz; Kaya; Demir; Şahin; Çelik; Yıldız; Aydın; Öztürk; Arslan; Koç
[es]
roots Almenara; Valdeoliva; Ribacanto; Tresmares; Lunaclara; Peñalara Norte; Brisamar; Encinar; Alborada; Campoquieto; Salinera; Torre Alta; Vientosur; Olmedal; Pasadizo; Riosol; Azahara Nueva; Castañar; Duna Blanca; Faro Viejo; Hiedra; Molino Seis; Nogaleda; Rompeolas
first Lucía; Javier; Marta; Alejandro; Carmen; Sergio; Laura; Pablo; Elena; Diego
last García; Martínez; López; Sánchez; Romero; Navarro; Torres; Domínguez; Vázquez; Ramos
[mx]
roots Tepozán; Cielo Maguey; Jacarandal; Nopalera; Ahuehuete; Xochimar; Cempasol; Sierra Clara; Colibrí Azul; Papalote Rojo; Milpa Nueva; Obsidiana Norte; Río Hondo; Tecolote; Barro Negro; Copalar; Mezquital; Ocotillo; Quetzalín; Tierra Adentro; Amatista Sur; Bugambilia; Chinampa; Maíz Real
first Fernanda; Luis; Ximena; Carlos; Daniela; Jorge; Valeria; Ricardo; Mariana; Eduardo
last Hernández; González; Ramírez; Flores; Morales; Ortiz; Castillo; Jiménez; Ruiz; Aguilar
[br]
roots Araucária Alta; Jabuticabal; Ipê Roxo; Maré Mansa; Pau d'Alho; Sabiá Norte; Serra Clara; Vento Leste; Caju Dourado; Mirante Azul; Pedra Branca Sul; Rio Manso; Tamanduá; Vereda; Beira-Flor; Cerrado Novo; Guaraná Real; Jatobá; Lagoa Viva; Manacá; Nascente; Quintal Nove; Trilha Verde; Urucum
first Juliana; Rafael; Camila; Bruno; Larissa; Thiago; Beatriz; Gustavo; Fernanda; Lucas
last Silva; Souza; Oliveira; Pereira; Costa; Almeida; Ferreira; Carvalho; Ribeiro; Barbosa
[us]
roots Larkspur; Copper Fern; Millbrook Nine; Prairie Lantern; Juniper & Rye; Redwing; Saltbox; Cedar Fork; Blue Thistle; Quarry Lane; Foxglove; High Meadow; Ironwood Bay; Marigold; Pine Hollow; Silver Birch; Stonefruit; Tidewater Nine; Windrow; Yarrow; Bramblewood; Canyon Wren; Driftline; Elderfield; Goldfinch; Hearthside; Kettle Creek; Longleaf
first Emily; Michael; Jessica; David; Ashley; James; Olivia; Daniel; Sarah; Kevin
last Johnson; Miller; Davis; Brooks; Parker; Hughes; Bennett; Foster; Coleman; Hayes
[others]
roots Ashgrove; Blackthorn; Coldharbour; Dunmere; Everwick; Fairhaven Nine; Greywater; Hollin; Inglenook; Kingfisher Row; Lindenhof; Maplecourt; Nordlicht; Oakhurst; Pemberline; Quillon; Rosewall; Stellan; Thornbury Lane; Umber; Velden; Wrenfield
first Sophie; Thomas; Anna; Liam; Clara; Jonas; Amelia; Noah; Grace; Oliver
last Walker; Fischer; Murphy; de Vries; Martin; Campbell; Laurent; Nielsen; Kelly; Schmidt
`;

export interface CountryNames {
  readonly roots: readonly string[];
  readonly latin: readonly string[];
  /** Whole names of people in Latin letters, for companies that write in English. */
  readonly people: readonly string[];
  readonly first: readonly string[];
  readonly last: readonly string[];
}

function readNames(): Map<string, CountryNames> {
  const byCountry = new Map<string, CountryNames>();
  for (const block of table.trim().split(/^\[/m).filter(Boolean)) {
    const [head, ...lines] = block.split('\n');
    const list = (name: string): string[] =>
      (lines.find((line) => line.startsWith(`${name} `)) ?? '')
        .slice(name.length + 1)
        .split(';')
        .map((item) => item.trim())
        .filter(Boolean);
    byCountry.set(head?.replace(']', '').trim() ?? '', {
      roots: list('roots'),
      latin: list('latin'),
      people: list('people'),
      first: list('first'),
      last: list('last'),
    });
  }
  return byCountry;
}

const names = readNames();

function namesOf(country: CountryKey): CountryNames {
  const found = names.get(country);
  if (!found) throw new Error(`There are no names for ${country}`);
  return found;
}

/** Where companies that advertise in a language abroad come from, and so take their names. */
const home: Record<LanguageTag, CountryKey> = {
  en: 'us',
  'zh-Hans': 'cn',
  'zh-Hant': 'tw',
  ja: 'jp',
  es: 'mx',
  pt: 'br',
  ms: 'my',
  id: 'id',
  tr: 'tr',
  ar: 'ae',
};

const rotated = (words: readonly string[], by: number): string[] => {
  const at = by % words.length;
  return [...words.slice(at), ...words.slice(0, at)];
};

/**
 * The words for companies of a country that advertise in `language`. Those from abroad begin elsewhere in the list in
 * each country, so that the same one does not appear everywhere.
 */
export function companyWords(
  { id, key, defaultLanguage }: Country,
  language: LanguageTag,
): readonly string[] {
  const { roots, latin } = namesOf(key);
  if (language === defaultLanguage) return roots;
  if (language === 'en') return latin.length > 0 ? latin : roots;
  return rotated(namesOf(home[language]).roots, id * 5);
}

function wholeName(country: CountryKey, first: string, last: string): string {
  if (country === 'tw' || country === 'hk' || country === 'cn') return `${last}${first}`;
  return country === 'jp' || country === 'vn' ? `${last} ${first}` : `${first} ${last}`;
}

/** A person of the country, named as it is written there; in Latin letters where their company writes in English. */
export function personName(country: CountryKey, language: LanguageTag, random: Random): string {
  const { first, last, people } = namesOf(country);
  if (language === 'en' && people.length > 0) return random.pick(people);
  return wholeName(country, random.pick(first), random.pick(last));
}
