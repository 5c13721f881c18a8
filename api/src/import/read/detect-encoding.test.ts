import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { detectEncoding } from './detect-encoding.ts';
import { openRecordFile, readRecords } from './read-records.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-encoding-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(content: Buffer): Promise<string> {
  const path = join(folder, 'a.csv');
  await writeFile(path, content);
  return path;
}

const english = 'Software Engineer,Acme,Remote,"We are looking for an engineer with experience"\r\n';
const rows: Record<string, string> = {
  ar: 'محاسب أول,شركة النور للتجارة,الرياض,"مطلوب محاسب بخبرة لا تقل عن ثلاث سنوات"',
  tr: 'Satış Danışmanı,Güneş Mağazacılık,İstanbul,"Mağazamızda görev alacak çalışma arkadaşları arıyoruz"',
  es: 'Administrativo contable,Compañía de Gestión,Málaga,"Buscamos una persona con experiencia en facturación"',
  pt: 'Auxiliar de produção,Indústria São João,São Paulo,"Não é necessário ter experiência"',
  id: 'Staf Administrasi,PT Maju Jaya,Jakarta,"Lulusan SMA – “diutamakan”"',
  tw: '行銷企劃專員,台灣數位科技股份有限公司,台北市,負責品牌行銷活動規劃與執行',
  hk: '茶餐廳水吧,金華冰室,九龍旺角,負責準備飲品，五天工作，嘅',
  cn: '销售经理,北京华信科技有限公司,北京市,负责公司产品的销售及市场开拓',
  th: 'พนักงานบัญชี,บริษัท สยามการค้า จำกัด,กรุงเทพมหานคร,"มีประสบการณ์อย่างน้อย 2 ปี"',
  fr: 'Employé de bureau,Société de l’Énergie,Orléans,"Nous recherchons un employé expérimenté"',
  jp: '経理スタッフ,株式会社さくら商事,東京都,月次決算の補助や請求書の発行などをお願いします',
};

describe('the encoding of a file', () => {
  const page = (meta: string, text: string) =>
    `<!doctype html><html><head>${meta}<title>Jobs</title></head><body><p>${english.repeat(9)}${text}</p></body></html>`;
  it.each([
    ['no charset', '', rows.tr, 'windows-1254'],
    ['a charset', '<meta charset="windows-1254">', 'Kadıköy', 'windows-1254'],
    [
      'an old charset',
      '<meta http-equiv="Content-Type" content="text/html; charset=Big5">',
      '護理師',
      'big5',
    ],
    ['no charset, in Spanish', '', rows.es, 'windows-1252'],
  ])('of a page with %s is told', async (_what, meta, text = '', encoding) => {
    const path = await fileOf(iconv.encode(page(meta, text), encoding));
    expect(await detectEncoding(path)).toEqual({ encoding });
  });

  it('is UTF-8 where the source itself wrote U+FFFD for letters that it had lost', async () => {
    const text = `${english}Cajero,Farmacias M\uFFFDxico,M\uFFFDrida,"Turno ma\uFFFDana, atenci\uFFFDn al p\uFFFDblico"\r\n`;
    expect(await detectEncoding(await fileOf(Buffer.from(text)))).toEqual({ encoding: 'utf-8' });
  });

  it.each([
    '백엔드 개발자,주식회사 가온,서울 강남구,"신입 및 경력 채용, 연봉 4,000만원 이상"',
    '물류 담당,㈜한빛유통,부산,주 5일',
    '간호사,똠방각하병원,쀍시,"똠얌꿍을 좋아하는 분"',
  ])('of Korean is told by its syllables, with those that Windows added: %s', async (text) => {
    const path = await fileOf(iconv.encode(`${english}${text}\r\n`, 'cp949'));
    expect(await detectEncoding(path)).toEqual({ encoding: 'euc-kr' });
  });

  it('of few Turkish letters among much English is not Western European', async () => {
    const text = `${english.repeat(30)}Kasiyer,Market,Kadıköy/İstanbul,"Yarı zamanlı, lise mezunu"\n`;
    const path = await fileOf(iconv.encode(text, 'windows-1254'));
    expect(await detectEncoding(path)).toEqual({ encoding: 'windows-1254' });
  });

  it.each([
    ['ar', 'windows-1256', 'windows-1256'],
    ['ar', 'iso-8859-6', 'iso-8859-6'],
    ['tr', 'windows-1254', 'windows-1254'],
    ['tr', 'iso-8859-9', 'windows-1254'],
    ['es', 'windows-1252', 'windows-1252'],
    ['pt', 'iso-8859-1', 'windows-1252'],
    ['id', 'windows-1252', 'windows-1252'],
    ['tw', 'big5', 'big5'],
    ['hk', 'big5hkscs', 'big5'],
    ['cn', 'gb18030', 'gb18030'],
    ['cn', 'gbk', 'gb18030'],
    ['jp', 'shift_jis', 'shift_jis'],
    ['jp', 'euc-jp', 'euc-jp'],
    ['th', 'windows-874', 'windows-874'],
    ['fr', 'macintosh', 'macintosh'],
  ])(
    'of advertisements of %s in %s is told by one row among English ones',
    async (language, written, read) => {
      const row = rows[language] ?? '';
      const text = `title,company,place,text\r\n${english.repeat(40)}${row}\r\n`;
      const path = await fileOf(iconv.encode(text, written));
      expect(await detectEncoding(path)).toEqual({ encoding: read });
      const titles = [];
      for await (const item of readRecords(await openRecordFile(path)))
        if (item.kind === 'record') titles.push(item.value);
      expect(titles.at(-1)).toEqual({
        title: row.split(',')[0],
        company: row.split(',')[1],
        place: row.split(',')[2],
        text: row.split(',').slice(3).join(',').replaceAll('"', ''),
      });
    },
  );

  it.each(['utf-16le', 'utf-16be'])(
    'is %s without a mark, of texts with few ASCII characters',
    async (encoding) => {
      for (const language of ['ar', 'cn', 'jp', 'th', 'tw']) {
        const text = `${rows[language]}\n`;
        expect(await detectEncoding(await fileOf(iconv.encode(text, encoding, { addBOM: false })))).toEqual({
          encoding,
        });
      }
    },
  );

  it.each([
    ['ตำแหน่ง,บริษัท\nพนักงานบัญชี,บริษัท ท่าเรือ จำกัด\n', 'windows-874'],
    ['Pozisyon,Şirket\nIşık Ltd. Şti.,İzmir\nYazılım Geliştirici,Liman\n', 'windows-1254'],
  ])('of a table of two lines is told: %s', async (text, encoding) => {
    expect(await detectEncoding(await fileOf(iconv.encode(text, encoding)))).toEqual({ encoding });
  });

  it('of Vietnamese whose tones are marks of their own is told', async () => {
    const text = 'title,company\nKê\u0301 toa\u0301n viên,Công ty Hoa Sen ở Ha\u0300 Nô\u0323i\n'.replace(
      'ở',
      'ơ\u0309',
    );
    const path = await fileOf(iconv.encode(text, 'windows-1258'));
    expect(await detectEncoding(path)).toEqual({ encoding: 'windows-1258' });
  });

  it('is found where the first megabyte is plain ASCII', async () => {
    const text = `title,company,place,text\r\n${english.repeat(15_000)}${rows.ar}\r\n`;
    expect(await detectEncoding(await fileOf(iconv.encode(text, 'windows-1256')))).toEqual({
      encoding: 'windows-1256',
    });
  });

  it('is UTF-16 without a mark where half of the bytes are zero', async () => {
    const text = `title,company\r\n${rows.jp}\r\n${english}`;
    expect(await detectEncoding(await fileOf(iconv.encode(text, 'utf-16be', { addBOM: false })))).toEqual({
      encoding: 'utf-16be',
    });
  });

  it('is the one that an XML feed declares, if its bytes are', async () => {
    const feed = '<?xml version="1.0" encoding="windows-1251"?><jobs><job><title>Кухар</title></job></jobs>';
    expect(await detectEncoding(await fileOf(iconv.encode(feed, 'windows-1251')))).toEqual({
      encoding: 'windows-1251',
    });
  });

  it('stays UTF-8 with a few damaged characters', async () => {
    const damaged = Buffer.concat([
      Buffer.from(`title,text\n${`${rows.jp}\n`.repeat(20)}A,caf`),
      Buffer.from([0xe9]),
    ]);
    expect(await detectEncoding(await fileOf(damaged))).toEqual({ encoding: 'utf-8' });
  });

  it.each([
    [
      'two encodings',
      Buffer.concat([iconv.encode(`t\n${rows.tw}\n`, 'big5'), iconv.encode(`${rows.cn}\n`, 'gb18030')]),
    ],
    [
      'UTF-8 and another',
      Buffer.concat(
        ['tw', 'cn', 'jp', 'ar', 'hk', 'tw'].map((one, at) =>
          iconv.encode(`${rows[one]}\n`, at % 2 ? 'utf-8' : one === 'jp' ? 'shift_jis' : 'big5'),
        ),
      ),
    ],
    ['noise', Buffer.from(Array.from({ length: 3_000 }, (_, at) => (at * at * 31 + at * 7) % 256))],
    ['two characters', iconv.encode('title,company\nطه,نور\n', 'windows-1256')],
  ])('is doubtful, with the reason, in a file of %s', async (_name, bytes) => {
    expect((await detectEncoding(await fileOf(bytes))).doubt).toEqual(expect.any(String));
  });
});
