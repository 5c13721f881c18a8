import type { CountryKey, LanguageTag } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertJobs } from '../intake/job-intake.ts';
import { aJobDraft } from '../testing/a-job-draft.ts';
import { searchJobs } from '../testing/search-jobs.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

interface Market {
  country: CountryKey;
  language: LanguageTag;
  titles: string[];
  /** Query, every title that it must find, and no other. */
  finds: [query: string, ...titles: string[]][];
}

/** Stands in every description: words there are not what a job is called. */
const chatter =
  '<p>From 9 am to 6 pm. Our HR, sales and marketing team, 业务, 営業, 人事, ventas y atención al cliente.</p>';

const markets: Market[] = [
  {
    country: 'ph',
    language: 'en',
    titles: [
      'HR Generalist',
      'Human Resources Manager',
      'Software Developer',
      'CNC Programmer',
      'Product Manager',
      'Project Coordinator',
      'Customer Support Representative',
      'Contact Centre Agent',
      'R&D Chemist',
      'Attorney',
    ],
    finds: [
      ['human resource manager', 'Human Resources Manager'],
      ['SWE', 'Software Developer'],
      ['software engineer', 'Software Developer'],
      ['programmer', 'CNC Programmer', 'Software Developer'],
      ['dev', 'Software Developer'],
      ['CSR', 'Customer Support Representative'],
      ['BPO', 'Contact Centre Agent'],
      ['research and development chemist', 'R&D Chemist'],
      ['lawyer', 'Attorney'],
      ['"software engineer"'],
      ['product owner'],
      ['lawyer -attorney'],
    ],
  },
  {
    country: 'cn',
    language: 'zh-Hans',
    titles: ['人力资源专员', '后端开发工程师', '会计', '品质管理工程师', '平面设计师', '客户服务代表'],
    finds: [
      ['人资', '人力资源专员'],
      ['后端工程师', '后端开发工程师'],
      ['accountant', '会计'],
      ['graphic designer', '平面设计师'],
      ['客服', '客户服务代表'],
      ['美编', '平面设计师'],
      ['厨师'],
    ],
  },
  {
    country: 'tw',
    language: 'zh-Hant',
    titles: ['國外業務專員', '人資助理', '行銷企劃', '門市服務員', '倉儲人員', '程式設計師', '資深會計'],
    finds: [
      ['業務', '國外業務專員'],
      ['sales', '國外業務專員'],
      ['人力資源', '人資助理'],
      ['行企', '行銷企劃'],
      ['warehouse', '倉儲人員'],
      ['會計師', '資深會計'],
      ['waiter', '門市服務員'],
      ['護理師'],
    ],
  },
  {
    country: 'jp',
    language: 'ja',
    titles: [
      '法人営業',
      '人事担当',
      '経理スタッフ',
      'システムエンジニア',
      '業務委託ライター',
      'タクシードライバー',
    ],
    finds: [
      ['看護師'],
      ['sales', '法人営業'],
      ['HR', '人事担当'],
      ['会計', '経理スタッフ'],
      ['SE', 'システムエンジニア'],
      ['運転手', 'タクシードライバー'],
      ['業務', '法人営業', '業務委託ライター'],
    ],
  },
  {
    country: 'mx',
    language: 'es',
    titles: [
      'Analista de RRHH',
      'Ejecutivo de ventas',
      'Asesor de servicio al cliente',
      'Contador general',
      'Mesera',
    ],
    finds: [
      ['recursos humanos', 'Analista de RRHH'],
      ['HR', 'Analista de RRHH'],
      ['sales', 'Ejecutivo de ventas'],
      ['atención al cliente', 'Asesor de servicio al cliente'],
      ['contable', 'Contador general'],
      ['camarero', 'Mesera'],
      ['abogado'],
    ],
  },
  {
    country: 'br',
    language: 'pt',
    titles: [
      'Analista de RH',
      'Engenheira de software',
      'Auxiliar administrativo',
      'Motorista',
      'Estagiária de TI',
    ],
    finds: [
      ['recursos humanos', 'Analista de RH'],
      ['desenvolvedor de software', 'Engenheira de software'],
      ['assistente administrativo', 'Auxiliar administrativo'],
      ['driver', 'Motorista'],
      ['estágio'],
      ['intern', 'Estagiária de TI'],
      ['aux administrativo', 'Auxiliar administrativo'],
    ],
  },
  {
    country: 'my',
    language: 'ms',
    titles: ['Eksekutif Sumber Manusia', 'Jurutera Perisian', 'Pembantu Tadbir', 'Jururawat', 'Pemandu Lori'],
    finds: [
      ['HR executive'],
      ['HR', 'Eksekutif Sumber Manusia'],
      ['software engineer', 'Jurutera Perisian'],
      ['admin assistant', 'Pembantu Tadbir'],
      ['nurse', 'Jururawat'],
      ['driver', 'Pemandu Lori'],
      ['akauntan'],
    ],
  },
  {
    country: 'id',
    language: 'id',
    titles: [
      'Staf HRD',
      'Supir Pribadi',
      'Kasir Toko',
      'Pramuniaga',
      'Sales Promotion Girl',
      'Akuntan Pajak',
    ],
    finds: [
      ['sumber daya manusia', 'Staf HRD'],
      ['sopir', 'Supir Pribadi'],
      ['cashier', 'Kasir Toko'],
      ['SPG', 'Sales Promotion Girl'],
      ['accountant', 'Akuntan Pajak'],
      ['perawat'],
    ],
  },
  {
    country: 'tr',
    language: 'tr',
    titles: [
      'İK Uzmanı',
      'Yazılım Geliştirici',
      'Ar-Ge Mühendisi',
      'Müşteri Hizmetleri Temsilcisi',
      'Ön Muhasebeci',
    ],
    finds: [
      ['insan kaynakları uzmanı', 'İK Uzmanı'],
      ['HR', 'İK Uzmanı'],
      ['yazılım mühendisi', 'Yazılım Geliştirici'],
      ['R&D', 'Ar-Ge Mühendisi'],
      ['customer service', 'Müşteri Hizmetleri Temsilcisi'],
      ['accountant', 'Ön Muhasebeci'],
      ['hemşire'],
    ],
  },
  {
    country: 'sa',
    language: 'ar',
    titles: [
      'أخصائي موارد بشرية',
      'مطور برمجيات',
      'مندوب مبيعات',
      'المحاسب الأول',
      'ممرضة طوارئ',
      'مدرسة رياضيات',
    ],
    finds: [
      ['HR', 'أخصائي موارد بشرية'],
      ['مهندس برمجيات', 'مطور برمجيات'],
      ['sales', 'مندوب مبيعات'],
      ['accountant', 'المحاسب الأول'],
      ['nurse', 'ممرضة طوارئ'],
      ['معلم', 'مدرسة رياضيات'],
      ['طباخ'],
    ],
  },
];

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  for (const { country, language, titles } of markets) {
    await upsertJobs(
      api.dependencies.db,
      titles.map((title) => aJobDraft({ countryKey: country, language, title, descriptionHtml: '' })),
    );
  }
});
afterAll(() => api.close());

describe.each(markets)('someone who knows a job in $language by another name', ({ country, finds }) => {
  it.each(finds)('finds for %j what is called otherwise, and nothing else', async (query, ...titles) => {
    const page = await searchJobs(api, country, { query });
    expect(page.understood.corrected_query).toBeNull();
    expect(page.jobs.map((job) => job.title).sort()).toEqual([...titles].sort());
  });
});

describe('another name', () => {
  it('counts in titles only, since everybody’s text mentions sales or HR', async () => {
    await upsertJobs(api.dependencies.db, [
      aJobDraft({ countryKey: 'th', title: 'Baker', descriptionHtml: chatter }),
      aJobDraft({ countryKey: 'th', title: 'PM for apps', descriptionHtml: '' }),
      aJobDraft({ countryKey: 'th', title: 'Product manager', descriptionHtml: '' }),
    ]);
    const find = async (query: string) =>
      (await searchJobs(api, 'th', { query })).jobs.map((job) => job.title);
    expect(await find('human resources')).toEqual([]);
    expect(await find('project manager')).toEqual([]);
    expect(await find('product manager')).toEqual(['Product manager']);
    expect(await find('PM')).toEqual(['PM for apps', 'Product manager', 'Baker']);
  });

  it('leaves the number beside a filter what a click brings', async () => {
    const { facets, total } = await searchJobs(api, 'ph', { query: 'CSR', job_types: [1] });
    expect(total).toBe(0);
    for (const { id, count } of facets.job_types)
      expect((await searchJobs(api, 'ph', { query: 'CSR', job_types: [id] })).total).toBe(count);
  });
});
