import { type ConfigOption, readOptions } from './option.ts';

export interface ReportReason extends ConfigOption {
  readonly category: 'spam' | 'discrimination' | 'broken';
}

const reasons = readOptions(`
1 scam | Scam, phishing or malware | 诈骗、钓鱼或恶意软件 | 詐騙、釣魚或惡意軟體 | 詐欺・フィッシング・マルウェア | Estafa, phishing o software malicioso | Golpe, phishing ou malware | Penipuan, pancingan data atau perisian hasad | Penipuan, phishing, atau malware | Dolandırıcılık, oltalama veya zararlı yazılım | احتيال أو تصيد أو برامج ضارة
2 spam | Promotional or spam | 推广或垃圾信息 | 廣告或垃圾訊息 | 宣伝・スパム | Publicidad o spam | Propaganda ou spam | Promosi atau spam | Promosi atau spam | Tanıtım veya spam | محتوى ترويجي أو مزعج
3 discriminatory | Discriminatory | 含有歧视内容 | 含歧視內容 | 差別的な内容 | Discriminatorio | Discriminatório | Bersifat diskriminasi | Bersifat diskriminatif | Ayrımcılık içeriyor | محتوى تمييزي
4 offensive | Offensive or harassing | 冒犯或骚扰 | 冒犯或騷擾 | 侮辱・嫌がらせ | Ofensivo o acosador | Ofensivo ou com assédio | Menyinggung atau mengganggu | Menyinggung atau melecehkan | Hakaret veya taciz içeriyor | محتوى مسيء أو فيه مضايقة
5 violence | Extreme violence or terrorism | 极端暴力或恐怖主义 | 極端暴力或恐怖主義 | 過激な暴力・テロ | Violencia extrema o terrorismo | Violência extrema ou terrorismo | Keganasan melampau atau terorisme | Kekerasan ekstrem atau terorisme | Aşırı şiddet veya terör | عنف شديد أو إرهاب
6 job-closed | The job is closed | 职位已关闭 | 職缺已關閉 | 募集が終了している | La oferta está cerrada | A vaga foi encerrada | Jawatan telah ditutup | Lowongan sudah ditutup | İlan kapanmış | الوظيفة مغلقة
7 incorrect-company | Wrong company | 公司信息有误 | 公司資訊有誤 | 会社情報が違う | Empresa incorrecta | Empresa incorreta | Syarikat tidak betul | Perusahaan tidak sesuai | Şirket bilgisi yanlış | الشركة غير صحيحة
8 incorrect-location | Wrong location | 工作地点有误 | 工作地點有誤 | 勤務地が違う | Ubicación incorrecta | Localização incorreta | Lokasi tidak betul | Lokasi tidak sesuai | Konum yanlış | الموقع غير صحيح
9 incorrect-formatting | Hard to read or badly formatted | 排版有误、难以阅读 | 排版有誤、難以閱讀 | 表示が崩れていて読みにくい | Mal formato o difícil de leer | Formatação ruim ou difícil de ler | Format salah atau sukar dibaca | Format salah atau sulit dibaca | Biçimi bozuk veya okunmuyor | تنسيق سيئ أو صعب القراءة
10 does-not-belong | Does not belong on the platform | 不适合出现在本平台 | 不適合刊登於本平台 | このサイトにふさわしくない | No corresponde a esta plataforma | Não pertence a esta plataforma | Tidak sesuai untuk platform ini | Tidak sesuai untuk platform ini | Bu platforma uygun değil | لا يناسب هذه المنصة
`);

const categoryOf = (id: number): ReportReason['category'] => {
  if (id <= 2) return 'spam';
  return id <= 5 ? 'discrimination' : 'broken';
};

/** The ten reasons of the specification, with the category that routes a report. */
export const reportJobReasons: readonly ReportReason[] = reasons.map((reason) => ({
  ...reason,
  category: categoryOf(reason.id),
}));
