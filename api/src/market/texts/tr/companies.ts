export const companies = `
[tech]
x ~ Yazılım A.Ş.; ~ Bilişim; ~ Dijital; ~ Teknoloji A.Ş.
c {company}, küçük işletmeler için rezervasyon, ödeme ve stok yazılımları geliştiriyor.
c {company}, binlerce mağazanın, okulun ve kliniğin ağlarını ve uygulamalarını işletiyor.
[web3]
x ~ Chain; ~ Protokol; ~ Labs
c {company}; dijital mülkiyet, ödeme ve kimlik için açık araçlar geliştiriyor.
c {company}, herkesin kullanabileceği cüzdanlar ve blokzincir hizmetleri sunuyor.
[finance]
x ~ Finans; ~ Sigorta A.Ş.; ~ Kapital
c {company}, ailelere ve küçük işletmelere hesap, kredi ve sigorta hizmeti veriyor.
c {company}, insanların küçük yazılarla uğraşmadan biriktirmesine ve korunmasına yardım ediyor.
[professional]
x ~ Danışmanlık; ~ Hukuk Bürosu; ~ Mali Müşavirlik
c {company}, şirketlere vergi, hukuk ve organizasyon danışmanlığı veriyor.
c {company}, büyüyen işletmelerin muhasebe, bordro ve sözleşme işlerini üstleniyor.
[media]
x ~ Medya; ~ Kreatif; ~ Stüdyo
c {company}, konuşulan kampanyalar, filmler ve oyunlar hazırlıyor.
c {company}, reklam ve dijital içerik üreten bağımsız bir stüdyo.
[shop]
x ~ Mağazacılık A.Ş.; ~ Market; ~ Ticaret
c {company}, mağazalarında ve internette ev eşyası, giyim ve elektronik satıyor.
c {company}, günlük ihtiyaçları siparişten sonraki gün kapıya ulaştırıyor.
[food]
x ~ Gıda =2; ~ Lokantası =1; ~ Kahve =1
c {company}, kendi mutfağı ve fırını olan restoran ve kafeler işletiyor.
c {company}, yerel ürünlerden sos, atıştırmalık ve hazır yemek üretiyor.
[hotel]
x ~ Otelleri =1; ~ Turizm =2; ~ Resort =1
c {company}, misafirlerinin her yıl aynı odaya döndüğü oteller işletiyor.
c {company}, yolculukları planlıyor ve yolcularla varıştan ayrılışa kadar ilgileniyor.
[health]
x ~ Sağlık Grubu =1; ~ Tıp Merkezi =1; ~ İlaç =2
c {company}, bekleme süresi kısa klinikler ve bakım merkezleri işletiyor.
c {company}, ilaç ve tıbbi cihaz geliştirip dağıtıyor.
[school]
x ~ Koleji; ~ Akademi; ~ Eğitim Kurumları
c {company}, çocuklara ve yetişkinlere küçük gruplarda eğitim veriyor.
c {company}; okul, dil kursu ve meslek eğitimi veriyor.
[factory]
x ~ Sanayi A.Ş.; ~ Makina; ~ Otomotiv Yan Sanayi
c {company}; araç, makine ve elektronik için hassas parçalar üretiyor.
c {company}, üç kıtadaki müşterileri için parça üretiyor ve monte ediyor.
[build]
x ~ İnşaat; ~ Yapı; ~ Gayrimenkul
c {company}; konut, okul ve köprü yapıyor, sonrasında bakımını da üstleniyor.
c {company}, konut ve ofis binaları tasarlıyor, yapıyor ve yönetiyor.
[logistics]
x ~ Lojistik; ~ Nakliyat; ~ Kargo
c {company}, karadan, denizden ve havadan yük taşıyor ve her kolinin yerini biliyor.
c {company}, e-ticaret siteleri ve üreticiler için depoluyor, paketliyor ve dağıtıyor.
[green]
x ~ Enerji; ~ Tarım; ~ Çevre Teknolojileri
c {company}, aynı arazide hem taze ürün yetiştiriyor hem güneş santrali işletiyor.
c {company}, temiz enerji sağlıyor, suyu ve toprağı koruyor.
[care]
x ~ Güzellik; ~ Spa ve Yaşam; ~ Kuaför
c {company}, huzurlu ortamıyla bilinen salonlar ve yaşam merkezleri işletiyor.
c {company}; cilt bakımı, saç tasarımı ve sporu tek çatı altında sunuyor.
[facility]
x ~ Güvenlik; ~ Tesis Yönetimi; ~ Teknik Servis
c {company}, şirketlerin ve belediyelerin binalarını temizliyor, koruyor ve bakımını yapıyor.
c {company}, yüzden fazla binada asansör, elektrik ve güvenlikle ilgileniyor.
[ngo]
x ~ Vakfı; ~ Derneği; ~ Toplum Girişimi
c {company}; aileleri, okulları ve küçük çiftçileri kalıcı projelerle destekliyor.
c {company}, eğitim ve halk sağlığı alanında çalışan bir sivil toplum kuruluşu.
`;
