export const occupations = `
[software-engineer]
t Yazılım Mühendisi; Backend Geliştirici; Full Stack Geliştirici
l Yazılım Geliştirme Müdürü
h Müşterilerimizin her gün kullandığı servisleri geliştirecek ve işleteceksiniz. Ekip küçük olduğu için emeğiniz görünür olacak.
h Küçük değişiklikleri sık yayınlar, yayınladığımıza sahip çıkarız. Ürünün bir bölümü baştan sona size emanet olacak.
d Kesintiye tahammülü olmayan servislerin tasarımı, geliştirilmesi ve kod incelemesi
d Büyük özellikleri tek tek yayınlanabilecek adımlara bölmek
d Otomatik testler yazmak ve derleme sürecini hızlı tutmak
d Canlı ortamdaki sorunların kök nedenini bulup gidermek
d Tasarımcılar ve ürün yöneticileriyle ilk taslaktan itibaren birlikte çalışmak
d Kısa ve güncel teknik dokümanlar hazırlamak
n TypeScript, Java, Go veya Python dillerinden birine hâkimiyet
n İlişkisel veritabanları ve HTTP API deneyimi
n Kendi işini test etme alışkanlığı
s TypeScript; Node.js; PostgreSQL; REST API; Git
[data-analyst]
t Veri Analisti; İş Zekâsı Uzmanı; Veri Bilimci
l Veri Müdürü
h Her hafta daha iyi rakamları hak eden kararlar alıyoruz. Bu rakamları bulacak, doğrulayacak ve sade bir dille anlatacaksınız.
h Dağınık kayıtları cevaplara dönüştüreceksiniz: ne satıyor, ne aksıyor, sırada ne denemeliyiz?
d Gerçekten kullanılan gösterge panelleri hazırlamak
d Başkalarının da okuyabileceği SQL sorguları yazmak
d Veri kalitesini denetlemek ve hataların kaynağını bulmak
d Ürün ekibiyle deneyler tasarlamak ve değerlendirmek
d Bulguları uzman olmayanlara anlatmak
d Aylık raporları otomatikleştirmek
n İyi derecede SQL ile Python veya R bilgisi
n İstatistik bilgisi
n Birkaç grafikle net bir hikâye anlatabilmek
s SQL; Python; Power BI; İstatistik; Excel
[it-support]
t Bilgi İşlem Destek Uzmanı; Sistem Yöneticisi; Ağ Uzmanı
l Bilgi İşlem Müdürü
h Bir şey çalışmadığında herkesin görmekten memnun olduğu kişi siz olacaksınız.
h Altyapımıza ve onu kullananlara, hem yerinde hem telefonda destek vereceksiniz.
d Destek taleplerini süresi içinde çözmek
d Yeni çalışanların bilgisayar, hesap ve yetkilerini hazırlamak
d Sunucu, yedekleme ve ofis ağının bakımını yapmak
d Güvenlik güncellemelerini uygulamak ve olayları izlemek
d Donanım ve lisans envanterini tutmak
d Sık sorulan konular için kısa kılavuzlar yazmak
n Windows, Linux ve temel ağ bilgisi
n Acelesi olan kullanıcılara karşı sabır
n Parola ve kişisel verilere özen
s Windows Server; Linux; Ağ yönetimi; Microsoft 365; Sorun giderme
[product-manager]
t Ürün Yöneticisi; Proje Yöneticisi; Ürün Sahibi
l Ürün Direktörü
h Sırada neyi geliştireceğimize siz karar verecek ve nedenini de açıklayabileceksiniz.
h Bir müşteri şikâyetinden, müşterinin fark ettiği bir yeniliğe giden yolu siz yöneteceksiniz.
d Her hafta müşterilerle görüşmek ve öğrenilenleri not etmek
d Tek sayfaya sığan bir yol haritası tutmak
d Örneklerle desteklenmiş net gereksinimler yazmak
d Yayınları geliştirme, pazarlama ve destek ekipleriyle planlamak
d Özelliklerin vaadini yerine getirip getirmediğini ölçmek
d Gerektiğinde gerekçesiyle ve nezaketle hayır demek
n Dijital ürünleri fikirden yayına taşıma deneyimi
n Hem veriyle hem insanlarla rahat çalışabilmek
n Açık ve anlaşılır yazı dili
s Yol haritası; Kullanıcı araştırması; Çevik yöntemler; Veri analizi; Paydaş yönetimi
[qa-engineer]
t Yazılım Test Uzmanı; QA Mühendisi; Test Otomasyon Mühendisi
l Test Ekip Lideri
h Her sürümü müşterilerimizden önce gören son kişi, hazır olup olmadığı sorulan ilk kişi siz olacaksınız.
h Hataları kullanıcılardan önce bulmak istiyoruz. Bunu sağlayan testleri ve araçları siz kuracaksınız.
d Fonksiyonel testleri ve regresyon testlerini planlamak ve uygulamak
d Tekrarlanan kontrolleri otomatikleştirmek
d Hataları geliştiricinin hemen tekrarlayabileceği biçimde raporlamak
d Gerçek telefonlarda ve emülatörlerde test yapmak
d Planlamaya katılmak ve soruları erkenden sormak
d Kalite göstergelerini sürümden sürüme izlemek
n Web veya mobil uygulama testi deneyimi
n Test otomasyonu için temel programlama bilgisi
n Ayrıntılara dikkat ve kullanıcı gözüyle bakabilmek
s Playwright; Test planlama; API testi; Jira; SQL
[blockchain-developer]
t Blokzincir Geliştiricisi; Akıllı Sözleşme Geliştiricisi; Web3 Arayüz Geliştiricisi
l Protokol Ekip Lideri
h Başkalarının parasını koruyan sözleşmeler yazacaksınız; bu yüzden zekice olmaktan çok dikkatli olmayı önemsiyoruz.
h Protokolümüz herkese açık, denetlenmiş ve günün her saati çalışıyor. Güveni zedelemeden büyütmemize yardım edeceksiniz.
d Solidity veya Rust ile akıllı sözleşme geliştirmek ve test etmek
d Kodu güvenlik açısından incelemek ve denetim bulgularını yanıtlamak
d Cüzdanların bağlandığı kütüphaneleri geliştirmek
d Ana ağdaki işlemleri izlemek ve anormalliklere müdahale etmek
d Okunabilirliği bozmadan gaz maliyetini düşürmek
d Protokol değişikliklerini topluluğa anlatmak
n EVM ağları ve yaygın saldırı türleri bilgisi
n Foundry, Hardhat veya Anchor deneyimi
n Temel kriptografi bilgisi
s Solidity; Rust; Ethereum; Foundry; Güvenlik denetimi
[ui-ux-designer]
t UI/UX Tasarımcısı; Dijital Ürün Tasarımcısı; Etkileşim Tasarımcısı
l Tasarım Ekip Lideri
h Karmaşık olanı basitleştirecek ve basitleştiğini kanıtlarla göstereceksiniz.
h İlk görüşmeden son piksele kadar, telefonda ve masaüstünde kullanım deneyimini siz şekillendireceksiniz.
d Kullanıcı görüşmeleri ve kullanılabilirlik testleri yapmak
d Akışlar çizmek, prototip hazırlamak ve geliştirmek
d Tasarım sistemini geliştiricilerle birlikte yaşatmak
d Küçük ekranları ve ekran okuyucuları gözetmek
d Tasarımı sunmak ve geri bildirime açık olmak
d Yayına çıkmadan son hâlini kontrol etmek
n Düşünme biçiminizi gösteren bir portfolyo
n Figma veya benzeri araçlara hâkimiyet
n Erişilebilirlik bilgisi
s Figma; Prototipleme; Kullanıcı araştırması; Tasarım sistemleri; Erişilebilirlik
[graphic-designer]
t Grafik Tasarımcı; Görsel Tasarımcı; İllüstratör
l Sanat Yönetmeni
h Markamızın basılı işlerde, ambalajda ve ekranda nasıl görüneceğini siz belirleyeceksiniz.
h Belirsiz bir istekten akılda kalan bir görsel çıkarabilen birini arıyoruz.
d Afiş, ambalaj, sosyal medya görseli ve sunum tasarlamak
d Baskı dosyalarını hazırlamak ve provaları kontrol etmek
d Kampanyaları farklı boyutlara uyarlamak
d Görsel arşivini ve şablonları düzenli tutmak
d Fotoğrafçılar ve matbaalarla çalışmak
d Kendiliğinden fikir önermek
n Illustrator, Photoshop ve InDesign bilgisi
n Tipografi ve renk duygusu
n Yayınlanmış işlerden oluşan portfolyo
s Illustrator; Photoshop; InDesign; Tipografi; Marka kimliği
[sales-representative]
t Satış Temsilcisi; Kurumsal Satış Uzmanı; Saha Satış Temsilcisi
l Satış Müdürü
h Müşterilerle görüşecek, ihtiyaçlarını anlayacak ve iki taraf için de anlamlı bir teklifle döneceksiniz.
h İyi satış dinlemekle başlar. Mevcut müşterilere sahip çıkacak, yenilerini kazanacaksınız.
d Müşteri ziyaretleri yapmak, ürün ve hizmetlerimizi tanıtmak
d Teklif hazırlamak ve takip etmek
d Aylık ve üç aylık satış hedeflerine ulaşmak
d Müşteri kayıtlarını güncel tutmak
d Pazar ve rakip bilgilerini paylaşmak
d Teslimatları ofis ekibiyle koordine etmek
n Satış veya müşteri ilişkileri deneyimi
n Yüz yüze ve telefonda güçlü iletişim
n B sınıfı ehliyet ve seyahat engeli olmaması
s Müzakere; CRM; Müşteri bulma; Sunum; Müşteri yönetimi
[business-development]
t İş Geliştirme Uzmanı; İş Ortaklıkları Yöneticisi; İş Geliştirme Sorumlusu
l İş Geliştirme Direktörü
h Bize yeni kapılar açacaksınız: yeni ortaklar, yeni kanallar, yeni şehirler.
h Birlikte çalışmamız gereken şirketleri bulacak, ilk görüşmeyi imzalı anlaşmaya dönüştüreceksiniz.
d Olası iş ortaklarını belirlemek ve iletişime geçmek
d Teklif ve fizibilite çalışmaları hazırlamak
d Koşulları hukuk ve finans ekipleriyle müzakere etmek
d Anlaşmaları ilk sonuçlara kadar takip etmek
d Fuar ve etkinliklerde şirketi temsil etmek
d Fırsat listesini güncel tutmak
n Sonuçlandırılmış anlaşma veya ortaklık deneyimi
n Ticari bakış açısı ve rakamlarla rahatlık
n Sektörde iş çevresi
s İş ortaklıkları; Müzakere; Pazar araştırması; Teklif hazırlama; CRM
[digital-marketer]
t Dijital Pazarlama Uzmanı; Performans Pazarlama Uzmanı; SEO Uzmanı
l Pazarlama Müdürü
h Doğru kişileri sitemize getirecek ve neden kaldıklarını bulacaksınız.
h Kampanyalarımızı planlayacak ve iyileştireceksiniz; bütçenin her kuruşunun hesabı verilebilmeli.
d Arama ve sosyal medya kampanyalarını planlamak ve yönetmek
d Sayfalarımızı arama motorları ve okurlar için iyileştirmek
d Reklam ve e-posta metinleri yazmak ve test etmek
d Maliyet ve sonuçları her gün izlemek
d Açılış sayfalarında tasarımcılarla çalışmak
d Neyin işe yarayıp neyin yaramadığını her ay raporlamak
n Google Ads veya Meta reklam deneyimi
n Web analitiği araçlarına hâkimiyet
n İyi yazı dili
s SEO; Google Ads; Google Analytics; İçerik pazarlaması; E-posta pazarlaması
[community-manager]
t Sosyal Medya Uzmanı; Topluluk Yöneticisi; İçerik Üreticisi
l Topluluk Müdürü
h İnternetteki sesimiz ve takipçilerimiz arasındaki kulağımız olacaksınız.
h İyi hikâyeler, hızlı yanıtlar ve markaya yakışan bir mizahla okurları topluluğa dönüştüreceksiniz.
d İçerik takvimini hazırlamak ve her gün paylaşım yapmak
d Yorum ve mesajları içtenlikle yanıtlamak
d Kısa videolar çekmek ve kurgulamak
d İçerik üreticileri ve iş ortaklarıyla çalışmak
d Hakkımızda konuşulanları izlemek ve ekibe aktarmak
d Çevrim içi etkinlikler ve buluşmalar düzenlemek
n Marka hesabı yönetme deneyimi
n Dile, görsele ve zamanlamaya duyarlılık
n Eleştiri karşısında sakinlik
s Sosyal medya; Metin yazarlığı; Kısa video; Canva; Topluluk yönetimi
[customer-service]
t Müşteri Temsilcisi; Müşteri Destek Uzmanı; Çağrı Merkezi Temsilcisi
l Müşteri Hizmetleri Takım Lideri
h Müşterilere telefon, yazışma ve e-postayla yardım edecek, görüşmeyi memnun bitirmelerini sağlayacaksınız.
h İnsanların sorunlarını çözmeyi seviyorsanız ürünü biz öğretiriz.
d Telefon, yazışma ve e-posta ile gelen soruları yanıtlamak
d Her kaydı sisteme açıkça işlemek
d Şikâyetleri adil biçimde çözmek ve takip etmek
d Zor durumları tüm bilgileriyle ilgili birime aktarmak
d Kalite ve yanıt süresi hedeflerine ulaşmak
d Müşterilerin aramasına gerek bırakmayacak öneriler sunmak
n Güler yüzlü ses tonu ve düzgün yazı dili
n Yoğun günlerde sakin kalabilmek
n Vardiyalı çalışmaya uygunluk
s Müşteri hizmetleri; İletişim; Zendesk; Problem çözme; Klavye kullanımı
[accountant]
t Muhasebe Uzmanı; Muhasebe Elemanı; Finansal Muhasebe Uzmanı
l Mali İşler Müdürü
h Defterlerimizi eksiksiz, doğru ve zamanında tutacak, ne anlama geldiklerini bize anlatacaksınız.
h Ay sonu kapanışından ve denetçinin sorabileceği her şeyden siz sorumlu olacaksınız.
d Fatura, makbuz ve yevmiye kayıtlarını işlemek
d Aylık ve yıllık kapanışları yapmak
d Banka ve tedarikçi mutabakatlarını yürütmek
d Vergi beyannamelerini ve yasal raporları hazırlamak
d İç ve dış denetimlere destek vermek
d Faturaların şirket içindeki akışını iyileştirmek
n Muhasebe standartları ve vergi mevzuatı bilgisi
n Excel ve muhasebe programlarına hâkimiyet
n Titizlik ve gizliliğe özen
s Muhasebe; Excel; Beyanname; Finansal raporlama; Logo
[financial-adviser]
t Finansal Danışman; Müşteri İlişkileri Yöneticisi; Sigorta Danışmanı
l Şube Müdürü
h Ailelere ve küçük işletmelere, on yıl sonra da memnun olacakları para kararlarında yol göstereceksiniz.
h Birikim, kredi ve sigorta konularında dürüst ve anlaşılır danışmanlık vereceksiniz.
d Müşterilerle görüşmek ve durumlarını analiz etmek
d Uygun ürünleri önermek ve risklerini açıklamak
d Başvuruları hazırlamak ve belgeleri kontrol etmek
d Müşterilerle uzun süreli ilişki kurmak
d Satış ve hizmet hedeflerine ulaşmak
d Uygunluk ve veri koruma kurallarına uymak
n Mesleki lisans veya lisans alma isteği
n Güven veren ve sabırlı tutum
n Finans piyasalarına ilgi
s Finansal planlama; Müşteri ilişkileri; Risk analizi; Sigorta; Mevzuata uyum
[recruiter]
t İşe Alım Uzmanı; İnsan Kaynakları Uzmanı; Yetenek Kazanımı Uzmanı
l İnsan Kaynakları Müdürü
h Şirketi daha iyi yapan insanları bulacak ve ilk günlerinin güzel geçmesini sağlayacaksınız.
h İşe alım sürecini ilk telefondan imzaya kadar yürütecek, her adaya dönüş yapacaksınız.
d İşin ne olduğunu anlatan ilanlar yazmak
d Aday aramak ve ilk görüşmeleri yapmak
d Mülakatları düzenlemek ve hızlı geri bildirim vermek
d Sözleşmeleri hazırlamak ve yeni çalışanları karşılamak
d Özlük dosyalarını eksiksiz ve gizli tutmak
d Yöneticilere iş hukuku konusunda yol göstermek
n İşe alım veya özlük işleri deneyimi
n İnsanları iyi değerlendirebilmek ve gizliliğe özen
n Temel iş hukuku bilgisi
s İşe alım; Mülakat; Özlük işleri; Oryantasyon; İş hukuku
[admin-assistant]
t İdari Asistan; Ofis Elemanı; Resepsiyonist
l Ofis Müdürü
h Ofisin işleyişi size emanet: takvimler, ziyaretçiler, siparişler ve ancak eksik olunca fark edilen yüzlerce küçük iş.
h Ekibe düzen, öngörü ve güler yüzle destek olacaksınız.
d Telefonları yanıtlamak ve ziyaretçileri karşılamak
d Takvim, toplantı odası ve seyahat planlaması yapmak
d Yazışma, tutanak ve sunum hazırlamak
d Malzeme siparişi vermek ve faturaları kontrol etmek
d Belgeleri arşivlemek
d Şirket etkinliklerinin hazırlığına yardım etmek
n Word, Excel ve e-posta bilgisi
n Güvenilir ve düzenli çalışma
n Telefonda nezaket
s Microsoft Office; Arşivleme; Takvim yönetimi; Veri girişi; İletişim
[mechanical-engineer]
t Makine Mühendisi; Bakım Mühendisi; Tasarım Mühendisi
l Mühendislik Müdürü
h Sıcakta ve tozda yıllarca çalışacak parçalar ve makineler tasarlayacaksınız.
h Ekipmanlarımızı çizimden güvenilir çalışmaya siz taşıyacaksınız.
d CAD ile parça ve montaj tasarlamak
d Yük, tolerans ve maliyet hesaplamak
d Prototip hazırlamak ve testleri denetlemek
d Sorun çıktığında üretime destek olmak
d Malzeme ve kalite konusunda tedarikçilerle çalışmak
d Çizim ve parça listelerini güncel tutmak
n SolidWorks, Inventor veya benzeri program deneyimi
n Malzeme ve imalat yöntemleri bilgisi
n Atölyede pratik çözüm üretebilmek
s SolidWorks; AutoCAD; Teknik resim; Önleyici bakım; FMEA
[site-engineer]
t Şantiye Mühendisi; İnşaat Mühendisi; Saha Şefi
l Şantiye Müdürü
h Çizimleri güvenle, zamanında ve bütçe içinde yapıya dönüştüreceksiniz.
h Temelden teslime kadar sahadaki gözümüz siz olacaksınız.
d Günlük saha çalışmalarını planlamak ve denetlemek
d Kalite, metraj ve ilerlemeyi kontrol etmek
d Taşeronları ve sevkiyatları koordine etmek
d Herkesin iş güvenliği kurallarına uymasını sağlamak
d Şantiye defterini ve ilerleme raporlarını tutmak
d Teknik soruları proje ofisiyle çözmek
n Bina veya altyapı şantiyesi deneyimi
n Çizim ve şartnameleri okuyabilmek
n Sesini yükseltmeden ekip yönetebilmek
s AutoCAD; Saha denetimi; Metraj; İş güvenliği; MS Project
[production-operator]
t Üretim Operatörü; Makine Operatörü; Kalite Kontrol Elemanı
l Üretim Şefi
h Temiz ve düzenli bir fabrikada, birbirini kollayan bir ekiple modern makineler kullanacaksınız.
h Hattan çıkan her parçanın sağlam olmasını siz sağlayacaksınız.
d Üretim makinelerini ayarlamak ve çalıştırmak
d Parçaları çizime göre kontrol etmek ve kaydetmek
d Küçük arızaları gidermek, büyükleri bildirmek
d Çalışma alanını temiz ve güvenli tutmak
d Günlük üretim planına uymak
d Yeni çalışanların eğitimine yardım etmek
n El becerisi ve teknik ilgi
n Vardiyalı çalışmaya uygunluk
n İş güvenliği kurallarına özen
s Makine kullanımı; Kalite kontrol; 5S; İş güvenliği; Ekip çalışması
[warehouse-associate]
t Depo Elemanı; Stok Takip Elemanı; Forklift Operatörü
l Depo Sorumlusu
h Doğru malın doğru zamanda ve sağlam çıkmasını sağlayacaksınız.
h Depomuzdan her gün binlerce koli geçiyor. Akışın durmaması size bağlı.
d Gelen malları teslim almak, kontrol etmek ve yerleştirmek
d Siparişleri el terminaliyle toplamak ve paketlemek
d Kamyonlara yükleme ve boşaltma yapmak
d Sayım yapmak ve farkları gidermek
d Forklift ve transpaleti güvenle kullanmak
d Koridorları ve rampaları düzenli tutmak
n İyi fiziksel kondisyon
n Güvenilirlik ve dakiklik
n Forklift belgesi tercih sebebidir
s Sipariş toplama; Stok takibi; Forklift; Barkod okuyucu; Paketleme
[driver]
t Kurye; Kamyon Şoförü; Makam Şoförü
l Filo Sorumlusu
h Ürünleri müşterilerimize ulaştıracaksınız; birçoğu için şirketin yüzü siz olacaksınız.
h Yolları bilen, trafikte sakin kalan ve söylediği saatte varan birini arıyoruz.
d Ürünleri planlanan güzergâhta teslim etmek
d Aracı yüklemek ve yükü sabitlemek
d İmza almak ve ödemeleri tahsil etmek
d Her sabah yağ, lastik ve farları kontrol etmek
d Gecikme ve hasarı hemen bildirmek
d Aracı temiz tutmak
n Geçerli ehliyet (göreve göre B, C veya SRC belgesi)
n Bölgeyi iyi bilmek
n Müşterilere karşı nezaket
s Sürüş; Güzergâh planlama; Müşteri ilişkileri; Araç bakımı; Navigasyon
[nurse]
t Hemşire; Poliklinik Hemşiresi; Servis Hemşiresi
l Sorumlu Hemşire
h Hastalara hem bilgiyle hem de güzel bir sözle bakım vereceksiniz.
h Kadrosu tam ve sözüne kulak verilen bir hemşire ekibine katılacaksınız.
d Hastaları değerlendirmek ve bakım planlarını uygulamak
d İlaç uygulamak ve tedavilere yardım etmek
d Kayıtları eksiksiz ve zamanında tutmak
d Hasta ve yakınlarını sabırla bilgilendirmek
d Hijyen ve güvenlik kurallarına uymak
d Stajyer hemşirelere yol göstermek
n Hemşirelik diploması ve çalışma belgesi
n Klinik işleyişe hâkimiyet
n Vardiyalı çalışmaya uygunluk
s Hasta bakımı; İlaç uygulama; Enfeksiyon kontrolü; Temel yaşam desteği; Kayıt tutma
[teacher]
t İngilizce Öğretmeni; Matematik Öğretmeni; Sınıf Öğretmeni
l Müdür Yardımcısı
h Küçük sınıflarda ders verecek, her öğrenciyi tanımaya zaman bulacaksınız.
h Bir konuyu iki farklı yoldan anlatmayı seven öğretmenler arıyoruz.
d Müfredata uygun ders planlamak ve işlemek
d Ödevleri değerlendirmek ve yararlı geri bildirim vermek
d Daha fazla zamana ihtiyacı olan öğrencileri desteklemek
d Velilerle düzenli görüşmek
d Okul etkinliklerine katılmak
d Meslektaşlarla ders materyali geliştirmek
n Branşta öğretmenlik yeterliği
n Sabır ve sınıf hâkimiyeti
n Öğrenmeye devam etme isteği
s Ders planlama; Sınıf yönetimi; Ölçme ve değerlendirme; İletişim; Müfredat
[cook]
t Aşçı; Aşçı Yardımcısı; Pasta Şefi
l Mutfak Şefi
h Lütfen ve teşekkür ederim denilen bir mutfakta, taze malzemelerle yemek yapacaksınız.
h İyi yemeği seven ve cumartesi akşamı seksen tabak çıkarırken gülümseyebilen birini arıyoruz.
d Yemekleri tariflerimize uygun hazırlamak
d Gelen taze malzemeyi kontrol etmek
d Çalışma istasyonunu temiz tutmak
d Gıda güvenliği kurallarına eksiksiz uymak
d Menü ve günün yemeği planına katkı sağlamak
d İsrafı azaltmak
n Profesyonel mutfak deneyimi veya aşçılık eğitimi
n Hız ve temizlik
n Akşam ve hafta sonu çalışmaya uygunluk
s Yemek hazırlığı; Gıda güvenliği; Menü planlama; Ekip çalışması; Stok takibi
[barista]
t Barista; Garson; Servis Elemanı
l Restoran Müdürü
h Misafirleri karşılayacak, müdavimlerin ne içtiğini hatırlayacak, diğerlerini de müdavim yapacaksınız.
h Kahvesi ve yemeği güzel, çalışanları birbirine destek olan canlı bir mekânda çalışacaksınız.
d Misafirleri karşılamak ve sipariş almak
d İçecekleri standartlarımıza göre hazırlamak
d Masada ve tezgâhta servis yapmak
d Ödeme almak ve kasayı kapatmak
d Salonu temiz ve düzenli tutmak
d Şikâyetleri incelikle karşılamak
n Güler yüz ve çeviklik
b Deneyim tercih sebebidir, şart değildir
n Hafta sonu çalışmaya uygunluk
s Misafir ağırlama; Kahve; Kasa; Ekip çalışması; Hijyen
[shop-assistant]
t Mağaza Satış Danışmanı; Tezgâhtar; Kasiyer
l Mağaza Müdürü
h Mağazamızda müşterilere yol gösterecek, yeniden gelmek istemelerini sağlayacaksınız.
h İnsanları ve güzel şeyleri seviyorsanız mağazamızda ikisi de bol.
d Müşterilere uygun ürünü bulmada yardım etmek
d Kasayı hatasız kullanmak
d Rafları doldurmak ve ürünleri sergilemek
d Gelen malları teslim almak ve fiyatları kontrol etmek
d Sayıma yardım etmek
d Mağazayı düzenli tutmak
n İnsanlarla ilgilenmekten hoşlanmak
n Bakımlı görünüm ve güvenilirlik
n Cumartesi çalışmaya uygunluk
s Satış; Kasa; Ürün sergileme; Müşteri hizmetleri; Stok kontrolü
[legal-counsel]
t Şirket Avukatı; Hukuk Müşaviri; Hukuk Asistanı
l Hukuk Direktörü
h Zor sorulara, pahalıya mal olmadan önce açık cevaplar vereceksiniz.
h Sözleşmelere ilk taslaktan imzaya, bazen de sonrasına kadar eşlik edeceksiniz.
d Sözleşme hazırlamak, incelemek ve müzakere etmek
d Ticaret ve iş hukuku konularında danışmanlık vermek
d Mevzuat değişikliklerini izlemek ve etkisini anlatmak
d Uyuşmazlıkları dış avukatlarla yürütmek
d Şirket kayıtlarını ve tescilleri takip etmek
d Ekiplere uyum eğitimi vermek
n Hukuk diploması ve uygulama deneyimi
n Özenli dil ve sağlam muhakeme
n Gizliliğe özen
s Sözleşme hazırlama; Şirketler hukuku; Mevzuata uyum; Hukuk araştırması; Müzakere
[video-editor]
t Video Editörü; Hareketli Grafik Tasarımcısı; Video Prodüksiyon Uzmanı
l Prodüksiyon Müdürü
h Saatlerce görüntüyü, sonuna kadar izlenen iki dakikaya dönüştüreceksiniz.
h Kampanya, eğitim ve sosyal medya için çekim ve kurgu yapacaksınız.
d Kaba kurgudan son hâle kadar filmleri kurgulamak
d Başlık ve hareketli grafik hazırlamak
d Renk ve ses düzenlemek
d Söyleşi ve ürün çekimi yapmak
d Filmleri her kanala uyarlamak
d Arşivi düzenli tutmak
n Premiere Pro, DaVinci Resolve veya Final Cut bilgisi
n Ritim ve anlatım duygusu
n Örnek işler
s Premiere Pro; After Effects; Renk düzenleme; Kamera; Hikâye tahtası
[lab-technician]
t Laboratuvar Teknisyeni; Araştırma Asistanı; Kalite Kontrol Kimyageri
l Laboratuvar Müdürü
h Önemli olanı ölçecek ve sonuca ne kadar güvenilebileceğini bileceksiniz.
h Araştırmamıza özenli hazırlık, doğru analiz ve dürüst kayıtlarla destek olacaksınız.
d Numune hazırlamak ve analiz yapmak
d Cihazları kalibre etmek ve bakımını yapmak
d Sonuçları kaydetmek ve değerlendirmek
d Güvenlik kurallarına ve standart prosedürlere uymak
d Kimyasal ve sarf malzemelerini yönetmek
d Yeni yöntemlerin geliştirilmesine yardım etmek
n Kimya, biyoloji veya ilgili bölüm mezuniyeti
n Laboratuvar cihazı deneyimi
n Titiz ve temiz çalışma
s HPLC; Numune hazırlama; Laboratuvar güvenliği; Veri analizi; GMP
[beautician]
t Güzellik Uzmanı; Kuaför; Spa Terapisti
l Salon Müdürü
h Misafirlere iyi bakıldıkları bir saat yaşatacak, onları dinlenmiş bir yüzle uğurlayacaksınız.
h İşini bilen; sohbet etmeyi de, istendiğinde susmayı da bilen birini arıyoruz.
d Misafirlere bakım ve ürün konusunda yol göstermek
d Yüz, saç veya vücut bakımı yapmak
d Bakım odasını temiz ve sakin tutmak
d Randevuları ve müdavimleri takip etmek
d Ürünleri dürüstçe önermek
d Hijyen kurallarına uymak
n Güzellik, saç veya spa eğitimi
n Bakımlı görünüm ve nezaket
n Hafta sonu çalışmaya uygunluk
s Cilt bakımı; Saç tasarımı; Masaj; Müşteri hizmetleri; Hijyen
[security-guard]
t Güvenlik Görevlisi; Özel Güvenlik Görevlisi; Kontrol Odası Operatörü
l Güvenlik Amiri
h İnsanların ve binaların güvenliğini sakinlikle ve nezaketle sağlayacaksınız.
h Dikkatli, güler yüzlü ve soğukkanlı olmanız müşterilerimiz için en değerli özelliktir.
d Giriş çıkışları denetlemek ve ziyaretçileri karşılamak
d Düzenli devriye atmak ve kameraları izlemek
d Alarm ve acil durumlara müdahale etmek
d Her vardiyadan sonra açık bir rapor yazmak
d Ziyaretçilere yol göstermek
d Anahtar ve kartları korumak
n Özel güvenlik kimliği veya alma isteği
n İyi fiziksel kondisyon
n Gece çalışmaya uygunluk
s Giriş kontrolü; Kamera izleme; İlk yardım; Rapor yazma; Yangın güvenliği
[agronomist]
t Ziraat Mühendisi; Çevre Görevlisi; Çiftlik Sorumlusu
l Çiftlik Müdürü
h Daha az su ve daha az ilaçla daha çok ürün alınmasına yardım edeceksiniz.
h Zamanınızın yarısı tarlada, yarısı orada gördüklerinizi anlamlandırmakla geçecek.
d Üreticilere toprak, tohum ve bitki koruma konusunda danışmanlık vermek
d Denemeler planlamak ve verimi değerlendirmek
d Toprak ve su numunesi almak
d Çevre kurallarına uyulmasını takip etmek
d Saha çalışanlarını eğitmek
d Sertifikasyon kayıtlarını tutmak
n Ziraat, orman veya çevre eğitimi
n Ehliyet ve açık havada çalışma isteği
n Bilimi sade bir dille anlatabilmek
s Toprak analizi; Bitki koruma; Sulama; Tarla denemeleri; Çevre mevzuatı
[programme-coordinator]
t Program Koordinatörü; Proje Sorumlusu; Gönüllü Koordinatörü
l Program Direktörü
h İyi niyetin ihtiyaç duyulan yere ulaşmasını ve bunun gösterilebilmesini sağlayacaksınız.
h Programlarımızı ortaklarımız, gönüllüler ve yararlanıcılarla birlikte yürüteceksiniz.
d Faaliyetleri planlamak ve bütçeyi izlemek
d Gönüllü bulmak ve desteklemek
d Bağışçılara ve kurumlara rapor yazmak
d Proje alanlarını ziyaret etmek ve dinlemek
d Eğitim ve halka açık etkinlikler düzenlemek
d Sonuçları dürüstçe ölçmek
n Proje veya toplum çalışması deneyimi
n Organizasyon becerisi ve incelik
n İyi rapor yazabilmek
s Proje koordinasyonu; Bütçe; Rapor yazma; Gönüllü yönetimi; Topluluk önünde konuşma
[electrician]
t Elektrikçi; Bakım Teknisyeni; Klima Teknisyeni
l Bakım Şefi
h Çalışmayı bırakana kadar kimsenin fark etmediği şeyleri kuracak ve onaracaksınız.
h Binalarda ve tesislerde elektrik sistemlerine, iyi aletlerle ve yeterli zamanla bakacaksınız.
d Elektrik tesisatı kurmak ve bağlamak
d Arızaları bulmak ve onarmak
d Planlı bakım yapmak
d Devre şemalarını okumak ve güncellemek
d Ekipmanı yönetmeliğe göre test etmek
d Müşterilere onarım konusunda bilgi vermek
n Elektrik veya teknisyenlik eğitimi
n Güvenli çalışma alışkanlığı
n Ehliyet tercih sebebidir
s Tesisat; Arıza giderme; Önleyici bakım; İş güvenliği; Devre şeması
[operations-manager]
t Operasyon Müdürü; Bölge Müdürü; İdari İşler Müdürü
l Genel Müdür
h Günü iyi planlayarak pek çok insanın işini iyi yapmasını sağlayacaksınız.
h Tesisimizi bütünüyle yöneteceksiniz: insanlar, maliyetler, kalite ve çalışma ortamı.
d Kadro, alan ve bütçe planlamak
d Ekip liderleriyle hedef belirlemek ve izlemek
d Süreçleri, işi yapanlarla birlikte iyileştirmek
d Tedarikçiler ve mülk sahipleriyle görüşmek
d Sonuçları her ay yönetime raporlamak
d Ekip liderlerini işe almak, yetiştirmek ve desteklemek
n Ekip yönetimi deneyimi
n Bütçe ve rakamlara hâkimiyet
n Kararlılık ve adalet duygusu
s Ekip yönetimi; Bütçe; Süreç iyileştirme; Planlama; Raporlama
`;
