import { type CountryKey, countryByKey, type LanguageTag } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertJobs } from '../intake/job-intake.ts';
import { aJobDraft } from '../testing/a-job-draft.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

interface Market {
  country: CountryKey;
  language: LanguageTag;
  /** Advertisements by a name of ours; title, then description, then skills. */
  jobs: Record<string, [title: string, description?: string, ...skills: string[]]>;
  /** Query, the jobs that it must find, and nothing else. */
  finds: [query: string, ...names: string[]][];
}

const markets: Market[] = [
  {
    country: 'ph',
    language: 'en',
    jobs: {
      nurse: ['Registered Nurses', 'Care for patients in our clinic.'],
      dev: ['Node.js Developer', 'You know C++ and R&D.', 'Node.js', 'C++'],
      dotnet: ['Senior .NET Engineer', 'Full-stack work on our web shop; net salary discussed.'],
      company: ['Company Secretary', 'Keep the records of several companies.'],
    },
    finds: [
      ['nurse', 'nurse'],
      ['NURSES', 'nurse'],
      ['ｎｕｒｓｅ', 'nurse'],
      ['nodejs developers', 'dev'],
      ['node.js', 'dev'],
      ['C++', 'dev'],
      ['c'],
      ['.net', 'dotnet'],
      ['fullstack', 'dotnet'],
      ['"full stack"', 'dotnet'],
      ['"stack full"'],
      ['engineer -senior'],
      ['r&d', 'dev'],
      ['jobs for nurses', 'nurse'],
      ['secretaries', 'company'],
      ['nur'],
    ],
  },
  {
    country: 'cn',
    language: 'zh-Hans',
    jobs: {
      dev: ['高级软件工程师', '负责服务器开发，熟悉数据库。', 'Java'],
      sales: ['海外销售经理', '开拓东南亚市场。'],
      cook: ['厨师', '中餐厨房工作。'],
      nurse: ['护士', '负责病房护理。'],
    },
    finds: [
      ['软件工程师', 'dev'],
      ['軟體工程師', 'dev'],
      ['Java工程师', 'dev'],
      ['伺服器', 'dev'],
      ['销售', 'sales'],
      ['厨', 'cook'],
      ['護理師', 'nurse'],
      ['工师'],
      ['师程工'],
    ],
  },
  {
    country: 'tw',
    language: 'zh-Hant',
    jobs: {
      dev: ['前端軟體工程師', '使用 React 開發網站，熟悉資料庫。'],
      clerk: ['行政助理', '處理文件與電話，工程部支援。'],
      driver: ['計程車司機', '服務台北地區乘客。'],
      sales: ['國外業務', '開發歐美客戶。'],
      student: ['門市工讀生', '假日班。'],
      nurse: ['護理師', '門診照護。'],
    },
    finds: [
      ['工程師', 'dev'],
      ['前端软件工程师', 'dev'],
      ['React工程師', 'dev'],
      ['台北司機', 'driver'],
      ['出租车', 'driver'],
      ['數據庫', 'dev'],
      ['行政助理職缺', 'clerk'],
      ['海外销售', 'sales'],
      ['工讀', 'student'],
      ['工讀生', 'student'],
      ['護理', 'nurse'],
      ['軟工'],
    ],
  },
  {
    country: 'jp',
    language: 'ja',
    jobs: {
      dev: ['サーバーサイドエンジニア', 'データ分析基盤の開発。東京都渋谷区での勤務です。'],
      nurse: ['看護師', '病棟での看護業務をお任せします。'],
      sales: ['法人営業', '大阪のお客様を担当します。'],
      kyoto: ['京都の旅館スタッフ', 'フロント業務。'],
    },
    finds: [
      ['エンジニア', 'dev'],
      ['ｴﾝｼﾞﾆｱ', 'dev'],
      ['サーバ', 'dev'],
      ['エンジニアー', 'dev'],
      ['データ分析', 'dev'],
      ['看護師の求人', 'nurse'],
      ['東京のエンジニア', 'dev'],
      ['京都', 'kyoto'],
      ['大阪 営業', 'sales'],
      ['業法'],
    ],
  },
  {
    country: 'es',
    language: 'es',
    jobs: {
      dev: ['Desarrollador de aplicaciones móviles', 'Programación en Kotlin.'],
      nurse: ['Enfermera/o de urgencias', 'Atención a pacientes.'],
      prof: ['Profesores de inglés', 'Clases para niños.'],
      admin: ['Auxiliar de administración', 'Gestión de facturas en nuestra asesoría.'],
    },
    finds: [
      ['desarrolladora', 'dev'],
      ['DESARROLLADORES MOVILES', 'dev'],
      ['enfermero', 'nurse'],
      ['profesor', 'prof'],
      ['profesora de ingles', 'prof'],
      ['administracion', 'admin'],
      ['ninos', 'prof'],
      ['kotlin -móviles'],
      ['ofertas de enfermera', 'nurse'],
      ['desarrollo'],
    ],
  },
  {
    country: 'br',
    language: 'pt',
    jobs: {
      dev: ['Desenvolvedora front-end', 'Construção de interfaces em São Paulo.'],
      sales: ['Vendedores internos', 'Atendimento ao cliente.'],
      cook: ['Cozinheiro', 'Preparação de refeições.'],
      account: ['Analista contábil sênior', 'Conciliações.'],
    },
    finds: [
      ['desenvolvedor', 'dev'],
      ['frontend', 'dev'],
      ['sao paulo', 'dev'],
      ['vendedor', 'sales'],
      ['cozinheira', 'cook'],
      ['contabil senior', 'account'],
      ['vagas de cozinheiro', 'cook'],
      ['"analista sênior"'],
    ],
  },
  {
    country: 'my',
    language: 'ms',
    jobs: {
      clerk: ['Kerani Akaun', 'Menguruskan invois di Kuala Lumpur.'],
      teacher: ['Guru Bahasa Inggeris', 'Mengajar murid sekolah rendah.'],
      cook: ['Tukang Masak', 'Menyediakan hidangan.'],
      tech: ['Juruteknik Elektrik', 'Penyelenggaraan mesin.'],
    },
    finds: [
      ['kerani akaun', 'clerk'],
      ['KERANI', 'clerk'],
      ['kerja kosong tukang masak', 'cook'],
      ['guru', 'teacher'],
      ['juruteknik di kilang'],
      ['"masak tukang"'],
    ],
  },
  {
    country: 'id',
    language: 'id',
    jobs: {
      dev: ['Pengembang Perangkat Lunak', 'Membangun aplikasi di Jakarta Selatan.'],
      admin: ['Staf Administrasi', 'Mengelola dokumen dan arsip.'],
      driver: ['Sopir Pengiriman', 'Mengantar barang ke pelanggan.'],
      barista: ['Barista (full-time)', 'Menyeduh kopi.'],
    },
    finds: [
      ['perangkat lunak', 'dev'],
      ['lowongan kerja sopir', 'driver'],
      ['staf', 'admin'],
      ['barista fulltime', 'barista'],
      ['pengembang di jakarta', 'dev'],
      ['pelanggan -sopir'],
    ],
  },
  {
    country: 'tr',
    language: 'tr',
    jobs: {
      dev: ['Yazılım Mühendisi', 'İstanbul’da mobil uygulama geliştirme.'],
      chef: ['AŞÇI', 'Sıcak mutfakta görev.'],
      sales: ['Satış Danışmanları', 'Mağazada müşteri karşılama.'],
      it: ['Bilgi İşlem Uzmanı', 'Ağ yönetimi.'],
    },
    finds: [
      ['yazilim muhendisi', 'dev'],
      ['YAZILIM MÜHENDİSİ', 'dev'],
      ['yazılım mühendis', 'dev'],
      ['istanbul', 'dev'],
      ['İSTANBUL', 'dev'],
      ['aşçı', 'chef'],
      ['ASCI', 'chef'],
      ['satış danışmanı', 'sales'],
      ['bilgi işlem iş ilanları'],
      ['bilgi işlem ilanları', 'it'],
      ['yazılımcı', 'dev'],
      ['mağazacılık'],
    ],
  },
  {
    country: 'ae',
    language: 'ar',
    jobs: {
      engineer: ['مهندس برمجيات أول', 'تطوير تطبيقات في دبي منذ ٢٠٢٤.'],
      teachers: ['مُعلِّمات لغة إنجليزية', 'التدريس في المدرسة.'],
      accountant: ['المحاسب المالي', 'إعداد التقارير.'],
      nurse: ['ممرضة', 'رعاية المرضى في المستشفى.'],
    },
    finds: [
      ['مهندس', 'engineer'],
      ['المهندسين', 'engineer'],
      ['مهندس اول', 'engineer'],
      ['معلمة', 'teachers'],
      ['محاسب', 'accountant'],
      ['مـحـاسـب', 'accountant'],
      ['ممرضه', 'nurse'],
      ['2024', 'engineer'],
      ['وظائف محاسب', 'accountant'],
      ['مهندسون في المستشفى'],
    ],
  },
];

let api: TestApi;
const nameOf = new Map<number, string>();

beforeAll(async () => {
  api = await createTestApi();
  for (const { country, language, jobs } of markets) {
    const entries = Object.entries(jobs);
    const drafts = entries.map(([, [title, descriptionHtml = '', ...skills]]) =>
      aJobDraft({ countryKey: country, language, title, descriptionHtml, skills }),
    );
    const { ids } = await upsertJobs(api.dependencies.db, drafts);
    for (const [index, id] of ids.entries()) nameOf.set(id, entries[index]?.[0] ?? '');
  }
});
afterAll(() => api.close());

describe.each(markets)('someone who searches in $language', ({ country, finds }) => {
  it.each(finds)('for %j finds what it means and nothing else', async (query, ...names) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/job/search',
      headers: { 'country-id': String(countryByKey(country)?.id) },
      body: { query },
    });
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    const found = data.understood.corrected_query === null ? data.jobs : [];
    expect(found.map((job: { id: number }) => nameOf.get(job.id)).sort()).toEqual([...names].sort());
  });
});

it.each([
  ['tw', '工讀', '門市工讀生'],
  ['tw', '護', '護理師'],
  ['ae', 'الممر', 'ممرضة'],
  ['ae', 'محاس', 'المحاسب المالي'],
] as const)(
  'in %s, "%s" suggests the title %s, with as many jobs as its search finds',
  async (country, query, title) => {
    const headers = { 'country-id': String(countryByKey(country)?.id) };
    const suggested = await api.app.inject({
      url: '/api/company/combined_search_suggestion',
      headers,
      query: { query },
    });
    const found = await api.app.inject({
      method: 'POST',
      url: '/api/job/search',
      headers,
      body: { query: title },
    });
    const count = found.json().data.total;
    expect(suggested.json().data.job_titles).toContainEqual({ value: title, count });
  },
);
