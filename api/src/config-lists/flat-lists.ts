import { readOptions } from './option.ts';

export const jobTypes = readOptions(`
1 full-time | Full-time | 全职 | 全職 | 正社員 | Jornada completa | Tempo integral | Sepenuh masa | Penuh waktu | Tam zamanlı | دوام كامل | fulltime, full time, permanent, regular, kerja tetap, tetap, karyawan tetap, tempo completo, efetivo, clt, tiempo completo, indefinido, fijo, フルタイム, 正職員, 正职, 正職, kadrolu, sürekli
2 part-time | Part-time | 兼职 | 兼職 | パート・アルバイト | Media jornada | Meio período | Separuh masa | Paruh waktu | Yarı zamanlı | دوام جزئي | parttime, part time, paruh masa, tempo parcial, medio tiempo, tiempo parcial, アルバイト, パート, パートタイム
3 contract | Contract | 合同制 | 約聘 | 契約社員 | Contrato temporal | Contrato por prazo determinado | Kontrak | Kontrak | Sözleşmeli | عقد محدد المدة | contractual, contractor, fixed term, fixed-term, kontrak/temporary, contract/temp, contrato, pj, 约聘, 合約
4 internship | Internship | 实习 | 實習 | インターン | Prácticas | Estágio | Latihan industri | Magang | Staj | تدريب | intern, trainee, internship/ojt, ojt, estagio, becario, beca, pasantía, pasantia, industrial training, インターンシップ, stajyer
5 freelance | Freelance | 自由职业 | 接案 | 業務委託 | Freelance | Freelancer | Bebas | Pekerja lepas | Serbest | عمل حر | freelancer, lepas, autónomo, autônomo, フリーランス, 自由工作者, serbest meslek, gig
6 temporary | Temporary | 短期 | 短期 | 派遣・短期 | Eventual | Temporário | Sementara | Sementara | Dönemsel | مؤقت | temp, casual, seasonal, project, per proyek, proyek, harian, kerja sambilan, temporal, por proyecto, 派遣, 臨時, 临时, dönemlik, proje bazlı, kasual
`);

/** Years of experience, not rank: the one measure that advertisements of all countries share. */
export const experienceLevels = readOptions(`
1 no-experience | No experience needed | 经验不限 | 經驗不拘 | 未経験可 | Sin experiencia | Sem experiência | Tiada pengalaman diperlukan | Tanpa pengalaman | Deneyim gerekmez | لا تُشترط الخبرة | fresh graduate, fresh graduates, fresh grad, new grad, student, lulusan baru, tidak ada pengalaman, belum berpengalaman, recién graduado, primeiro emprego, 应届生, 應屆, 無經驗可, 不拘, 新卒, yeni mezun, deneyimsiz, tecrübesiz, حديث التخرج, none, no requirement
2 under-1-year | Under 1 year | 1年以下 | 1年以下 | 1年未満 | Menos de 1 año | Menos de 1 ano | Kurang 1 tahun | Kurang dari 1 tahun | 1 yıldan az | أقل من سنة | entry, entry level, entry-level, junior level, kurang dari setahun, less than a year, less than 1 year, <1
3 1-3-years | 1–3 years | 1–3年 | 1–3年 | 1～3年 | 1–3 años | 1 a 3 anos | 1–3 tahun | 1–3 tahun | 1–3 yıl | من سنة إلى 3 سنوات | junior, associate, staff, staf, analis, yunior
4 3-5-years | 3–5 years | 3–5年 | 3–5年 | 3～5年 | 3–5 años | 3 a 5 anos | 3–5 tahun | 3–5 tahun | 3–5 yıl | من 3 إلى 5 سنوات | mid, mid level, mid-level, mid-senior, pleno, intermediate, supervisor, koordinator
5 5-10-years | 5–10 years | 5–10年 | 5–10年 | 5～10年 | 5–10 años | 5 a 10 anos | 5–10 tahun | 5–10 tahun | 5–10 yıl | من 5 إلى 10 سنوات | senior, sênior, sénior, manager, manajer, kıdemli, lead
6 over-10-years | Over 10 years | 10年以上 | 10年以上 | 10年以上 | Más de 10 años | Mais de 10 anos | Lebih 10 tahun | Lebih dari 10 tahun | 10 yıldan fazla | أكثر من 10 سنوات | director, direktur, executive level, principal, head, >10, 10+
`);

export const educations = readOptions(`
1 not-required | Any education | 学历不限 | 學歷不拘 | 学歴不問 | Sin requisitos de estudios | Sem exigência de escolaridade | Tiada syarat pendidikan | Semua jenjang pendidikan | Eğitim şartı yok | أي مستوى تعليمي | none, any, no formal education, tidak ada, tidak terspesifikasi, not specified, 不拘, 不限
2 secondary | Secondary school | 高中 | 高中 | 高校卒 | Educación secundaria | Ensino médio | Sekolah menengah | SMA/SMK | Lise | ثانوية عامة | high school, high school diploma, senior high school, sma, smk, sma/smk, sma/smk sederajat, spm, stpm, bachillerato, secundario, preparatoria, ged, 高中职, 高中職, lise mezunu, الثانوية
3 vocational | Vocational certificate | 中专/技校 | 職校 | 専門学校卒 | Formación profesional | Curso técnico | Sijil kemahiran | Sertifikat kejuruan | Meslek lisesi | دبلوم مهني | vocational, vocational course, vocational diploma, short course certificate, certificate, sijil, grado medio, grado superior, técnico, tecnico, 中专, 技校, 専門学校
4 diploma | Diploma / associate degree | 大专 | 專科 | 短大・高専卒 | Técnico superior | Tecnólogo | Diploma | Diploma (D1–D4) | Ön lisans | دبلوم متوسط | diploma, associate, associate degree, associate's degree, college, d1, d2, d3, d4, diploma (d1 - d4), d1 - d4, higher national diploma, tecnicatura, terciario, 专科, 短大, 高専, önlisans
5 bachelor | Bachelor's degree | 本科 | 大學 | 大卒 | Grado universitario | Ensino superior | Ijazah sarjana muda | Sarjana (S1) | Lisans | بكالوريوس | bachelor, bachelors, bachelor degree, bachelor's/college degree, college degree, degree, university, undergraduate, s1, sarjana, sarjana (s1), licenciatura, universitario, graduação, superior completo, 大學以上, 本科及以上, 学士, 學士, 大学卒, üniversite, üniversite mezunu, ليسانس, جامعي
6 master | Master's degree | 硕士 | 碩士 | 修士 | Máster | Mestrado | Ijazah sarjana | Magister (S2) | Yüksek lisans | ماجستير | master, masters, mba, postgraduate, post graduate, s2, magister, magister (s2), maestría, posgrado, pós-graduação, 研究所, 大学院, 大学院卒
7 doctorate | Doctorate | 博士 | 博士 | 博士 | Doctorado | Doutorado | Doktor falsafah | Doktor (S3) | Doktora | دكتوراه | phd, ph.d., doctor, doctoral, s3, doktor, doktor (s3), doutor
`);

export const workArrangements = readOptions(`
1 onsite | On-site | 现场办公 | 現場辦公 | 出社 | Presencial | Presencial | Di tempat kerja | Kerja di kantor | İş yerinde | من مقر العمل | on site, on-site, office, in office, wfo, work from office, kerja di tempat, 出勤, 到岗, presencial 100%, ofisten
2 hybrid | Hybrid | 混合办公 | 混合辦公 | ハイブリッド | Híbrido | Híbrido | Hibrid | Hibrida | Hibrit | هجين | hybrid working, hybrid work, hibrido, hybrid wfh, kerja hibrid, 一部リモート
3 remote | Remote | 远程 | 遠端 | フルリモート | Remoto | Remoto | Jarak jauh | Jarak jauh | Uzaktan | عن بُعد | wfh, work from home, work-from-home, fully remote, telework, teletrabajo, home office, kerja remote, kerja dari rumah, リモート, 在宅, 在宅勤務, 居家, 居家办公, 遠距, uzaktan çalışma, عن بعد
`);

export const companySizes = readOptions(`
1 1-10 | 1–10 people | 1–10人 | 1–10人 | 1～10名 | 1–10 personas | 1 a 10 pessoas | 1–10 orang | 1–10 orang | 1–10 kişi | من 1 إلى 10 موظفين
2 11-50 | 11–50 people | 11–50人 | 11–50人 | 11～50名 | 11–50 personas | 11 a 50 pessoas | 11–50 orang | 11–50 orang | 11–50 kişi | من 11 إلى 50 موظفًا
3 51-200 | 51–200 people | 51–200人 | 51–200人 | 51～200名 | 51–200 personas | 51 a 200 pessoas | 51–200 orang | 51–200 orang | 51–200 kişi | من 51 إلى 200 موظف
4 201-500 | 201–500 people | 201–500人 | 201–500人 | 201～500名 | 201–500 personas | 201 a 500 pessoas | 201–500 orang | 201–500 orang | 201–500 kişi | من 201 إلى 500 موظف
5 501-1000 | 501–1,000 people | 501–1000人 | 501–1000人 | 501～1000名 | 501–1000 personas | 501 a 1.000 pessoas | 501–1,000 orang | 501–1.000 orang | 501–1.000 kişi | من 501 إلى 1000 موظف
6 1001-5000 | 1,001–5,000 people | 1001–5000人 | 1001–5000人 | 1001～5000名 | 1001–5000 personas | 1.001 a 5.000 pessoas | 1,001–5,000 orang | 1.001–5.000 orang | 1.001–5.000 kişi | من 1001 إلى 5000 موظف
7 over-5000 | Over 5,000 people | 5000人以上 | 5000人以上 | 5001名以上 | Más de 5000 personas | Mais de 5.000 pessoas | Lebih 5,000 orang | Lebih dari 5.000 orang | 5.000 kişiden fazla | أكثر من 5000 موظف
`);

export const noticePeriods = readOptions(`
1 immediately | Available now | 随时到岗 | 隨時可上班 | 即日 | Disponibilidad inmediata | Disponibilidade imediata | Boleh mula segera | Bisa segera | Hemen | متاح فورًا
2 1-week | 1 week | 1周 | 1週 | 1週間 | 1 semana | 1 semana | 1 minggu | 1 minggu | 1 hafta | أسبوع واحد
3 2-weeks | 2 weeks | 2周 | 2週 | 2週間 | 2 semanas | 2 semanas | 2 minggu | 2 minggu | 2 hafta | أسبوعان
4 1-month | 1 month | 1个月 | 1個月 | 1か月 | 1 mes | 1 mês | 1 bulan | 1 bulan | 1 ay | شهر واحد
5 2-months | 2 months | 2个月 | 2個月 | 2か月 | 2 meses | 2 meses | 2 bulan | 2 bulan | 2 ay | شهران
6 3-months-or-more | 3 months or more | 3个月以上 | 3個月以上 | 3か月以上 | 3 meses o más | 3 meses ou mais | 3 bulan atau lebih | 3 bulan atau lebih | 3 ay veya daha fazla | 3 أشهر أو أكثر
`);

export const genders = readOptions(`
1 female | Female | 女 | 女 | 女性 | Mujer | Feminino | Perempuan | Perempuan | Kadın | أنثى
2 male | Male | 男 | 男 | 男性 | Hombre | Masculino | Lelaki | Laki-laki | Erkek | ذكر
3 other | Other | 其他 | 其他 | その他 | Otro | Outro | Lain-lain | Lainnya | Diğer | أخرى
4 undisclosed | Prefer not to say | 不愿透露 | 不願透露 | 回答しない | Prefiero no decirlo | Prefiro não informar | Tidak mahu menyatakan | Tidak ingin menyebutkan | Belirtmek istemiyorum | أفضّل عدم الإفصاح
`);

export const salaryPeriods = readOptions(`
1 hourly | Hourly | 时薪 | 時薪 | 時給 | Por hora | Por hora | Sejam | Per jam | Saatlik | بالساعة | hour, per hour, an hour, perjam, por hora
2 daily | Daily | 日薪 | 日薪 | 日給 | Por día | Por dia | Sehari | Per hari | Günlük | باليوم | day, per day, perhari
3 monthly | Monthly | 月薪 | 月薪 | 月給 | Al mes | Por mês | Sebulan | Per bulan | Aylık | بالشهر | month, per month, perbulan, mensual, mensal
4 annually | Annually | 年薪 | 年薪 | 年収 | Al año | Por ano | Setahun | Per tahun | Yıllık | بالسنة | year, yearly, per year, per annum, annual, pertahun, anual
5 negotiable | Negotiable | 面议 | 面議 | 応相談 | A convenir | A combinar | Boleh runding | Dapat dinegosiasikan | Görüşülür | قابل للتفاوض
6 unpaid | Unpaid | 无薪 | 無薪 | 無給 | Sin remuneración | Não remunerado | Tanpa gaji | Tidak dibayar | Ücretsiz | بدون أجر
`);

export const industries = readOptions(`
1 software-internet | Software and internet | 互联网/软件 | 網路與軟體 | IT・ソフトウェア | Software e internet | Software e internet | Perisian dan internet | Perangkat lunak dan internet | Yazılım ve internet | البرمجيات والإنترنت
2 blockchain-web3 | Blockchain and Web3 | 区块链/Web3 | 區塊鏈與 Web3 | ブロックチェーン・Web3 | Blockchain y Web3 | Blockchain e Web3 | Rantaian blok dan Web3 | Blockchain dan Web3 | Blokzincir ve Web3 | البلوك تشين والويب 3
3 telecommunications | Telecommunications | 通信 | 電信 | 通信 | Telecomunicaciones | Telecomunicações | Telekomunikasi | Telekomunikasi | Telekomünikasyon | الاتصالات
4 banking-finance | Banking and finance | 银行/金融 | 銀行與金融 | 銀行・金融 | Banca y finanzas | Bancos e finanças | Perbankan dan kewangan | Perbankan dan keuangan | Bankacılık ve finans | البنوك والتمويل
5 insurance | Insurance | 保险 | 保險 | 保険 | Seguros | Seguros | Insurans | Asuransi | Sigorta | التأمين
6 accounting-legal | Accounting and legal services | 会计/法律服务 | 會計與法律服務 | 会計・法律 | Servicios contables y jurídicos | Serviços contábeis e jurídicos | Perkhidmatan perakaunan dan guaman | Jasa akuntansi dan hukum | Muhasebe ve hukuk hizmetleri | المحاسبة والخدمات القانونية
7 consulting-outsourcing | Consulting and outsourcing | 咨询/外包 | 顧問與委外 | コンサルティング・アウトソーシング | Consultoría y externalización | Consultoria e terceirização | Perundingan dan penyumberan luar | Konsultasi dan alih daya | Danışmanlık ve dış kaynak | الاستشارات والتعهيد
8 advertising-media | Advertising and media | 广告/传媒 | 廣告與媒體 | 広告・メディア | Publicidad y medios | Publicidade e mídia | Pengiklanan dan media | Periklanan dan media | Reklam ve medya | الإعلان والإعلام
9 gaming-entertainment | Games and entertainment | 游戏/文娱 | 遊戲與娛樂 | ゲーム・エンタメ | Videojuegos y entretenimiento | Jogos e entretenimento | Permainan dan hiburan | Gim dan hiburan | Oyun ve eğlence | الألعاب والترفيه
10 e-commerce | E-commerce | 电子商务 | 電子商務 | EC・通販 | Comercio electrónico | Comércio eletrônico | E-dagang | Perdagangan elektronik | E-ticaret | التجارة الإلكترونية
11 retail-consumer | Retail and consumer goods | 零售/消费品 | 零售與消費品 | 小売・消費財 | Comercio minorista y consumo | Varejo e bens de consumo | Runcit dan barangan pengguna | Ritel dan barang konsumsi | Perakende ve tüketim ürünleri | التجزئة والسلع الاستهلاكية
12 food-beverage | Food and beverage | 餐饮/食品 | 餐飲與食品 | 飲食・食品 | Alimentación y restauración | Alimentos e bebidas | Makanan dan minuman | Makanan dan minuman | Yiyecek ve içecek | الأغذية والمشروبات
13 hotels-tourism | Hotels and tourism | 酒店/旅游 | 飯店與旅遊 | ホテル・観光 | Hostelería y turismo | Hotelaria e turismo | Hotel dan pelancongan | Perhotelan dan pariwisata | Otelcilik ve turizm | الفنادق والسياحة
14 healthcare | Healthcare | 医疗健康 | 醫療保健 | 医療・介護 | Sanidad | Saúde | Penjagaan kesihatan | Layanan kesehatan | Sağlık | الرعاية الصحية
15 pharma-biotech | Pharmaceuticals and biotech | 医药/生物技术 | 製藥與生技 | 製薬・バイオ | Farmacia y biotecnología | Farmacêutica e biotecnologia | Farmaseutikal dan bioteknologi | Farmasi dan bioteknologi | İlaç ve biyoteknoloji | الأدوية والتقنية الحيوية
16 education-training | Education and training | 教育/培训 | 教育與培訓 | 教育・研修 | Educación y formación | Educação e treinamento | Pendidikan dan latihan | Pendidikan dan pelatihan | Eğitim | التعليم والتدريب
17 manufacturing | Manufacturing | 制造业 | 製造業 | 製造 | Industria manufacturera | Indústria | Pembuatan | Manufaktur | İmalat | الصناعات التحويلية
18 electronics-semiconductor | Electronics and semiconductors | 电子/半导体 | 電子與半導體 | 電子・半導体 | Electrónica y semiconductores | Eletrônicos e semicondutores | Elektronik dan semikonduktor | Elektronik dan semikonduktor | Elektronik ve yarı iletken | الإلكترونيات وأشباه الموصلات
19 automotive | Automotive | 汽车 | 汽車 | 自動車 | Automoción | Automotivo | Automotif | Otomotif | Otomotiv | السيارات
20 construction-real-estate | Construction and real estate | 建筑/房地产 | 營造與不動產 | 建設・不動産 | Construcción e inmobiliaria | Construção e imóveis | Pembinaan dan hartanah | Konstruksi dan properti | İnşaat ve gayrimenkul | الإنشاءات والعقارات
21 logistics-transport | Logistics and transport | 物流/运输 | 物流與運輸 | 物流・運輸 | Logística y transporte | Logística e transporte | Logistik dan pengangkutan | Logistik dan transportasi | Lojistik ve taşımacılık | الخدمات اللوجستية والنقل
22 energy-environment | Energy and environment | 能源/环保 | 能源與環保 | エネルギー・環境 | Energía y medio ambiente | Energia e meio ambiente | Tenaga dan alam sekitar | Energi dan lingkungan | Enerji ve çevre | الطاقة والبيئة
23 agriculture-food-production | Agriculture | 农业 | 農業 | 農業 | Agricultura | Agronegócio | Pertanian | Pertanian | Tarım | الزراعة
24 beauty-wellness | Beauty and wellness | 美容/健身 | 美容與健身 | 美容・ウェルネス | Belleza y bienestar | Beleza e bem-estar | Kecantikan dan kesejahteraan | Kecantikan dan kebugaran | Güzellik ve sağlıklı yaşam | التجميل والعافية
25 facility-security-services | Facility and security services | 物业/安保服务 | 物業與保全服務 | ビル管理・警備 | Servicios generales y seguridad | Serviços prediais e segurança | Perkhidmatan fasiliti dan keselamatan | Jasa fasilitas dan keamanan | Tesis ve güvenlik hizmetleri | إدارة المرافق والأمن
26 non-profit-public | Non-profit and public sector | 公益/公共部门 | 非營利與公部門 | 非営利・公共 | ONG y sector público | ONGs e setor público | Badan bukan untung dan sektor awam | Nirlaba dan sektor publik | Sivil toplum ve kamu | القطاع العام وغير الربحي
`);
