export const phrases = `
[headings.duties]
İş tanımı
Neler yapacaksınız?
Sorumluluklar
[headings.needs]
Aranan nitelikler
Sizden beklentilerimiz
Kimi arıyoruz?
[headings.benefits]
Neler sunuyoruz?
Yan haklar
Neden biz?
[headings.place]
Çalışma yeri ve saatleri
Nasıl çalışıyoruz?
[context]
{city} ekibimiz büyüyor; aramıza katılacak yeni bir çalışma arkadaşı arıyoruz.
{city} bölgesinde ikinci şubemizi açıyor ve ekibini kuruyoruz.
Bir arkadaşımız emekli oluyor; birkaç hafta birlikte çalışmanızı istiyoruz.
Talep geçen yıla göre iki katına çıktı, bu yüzden {city} ekibimizi genişletiyoruz.
Bu yeni açılan bir pozisyon; şekillenmesine siz de katkı vereceksiniz.
Uzun süre kalan çalışanları tercih ediyor, kalmak istemeleri için elimizden geleni yapıyoruz.
[onsite]
Çalışma yeri toplu taşımaya yakın {city} tesisimizdir.
İş yerinden çalışma; konum: {city}.
Görev yeri {city}; şehir dışından gelenlere ev bulmada yardımcı oluyoruz.
[hybrid]
Haftada iki üç gün {city} ofisimizde, kalan günler evden çalışma.
Hibrit düzen: ekip salı ve perşembe günleri {city} ofisinde buluşur, diğer günleri siz seçersiniz.
Ofisimizin konumu {city}; her gün gelmek gerekmiyor.
[remote]
Tamamen uzaktan çalışma; ekip yılda bir iki kez bir araya gelir.
Bağlantınız sağlam olduğu sürece istediğiniz yerden çalışabilirsiniz; günde dört saat ortak çalışma saatimiz var.
Tamamen uzaktan. Dizüstü bilgisayar gönderiyor, masa ve sandalye için destek veriyoruz.
[full-time]
Haftada beş gün, tam zamanlı; fazla mesai nadirdir ve ücreti ödenir.
Deneme süresinin ardından tam zamanlı kadrolu çalışma.
[part-time]
Yarı zamanlı, haftada yaklaşık 20 saat; vardiyalar birlikte planlanır.
Sabit saatli yarı zamanlı iş; öğrenciler ve ebeveynler için uygundur.
[contract]
On iki aylık sözleşme; uzatma imkânı vardır.
Proje süresince, en az altı aylık sözleşme.
[internship]
Size zaman ayıran bir mentorla üç ila altı aylık staj.
Kendinize ait bir göreviniz, haftalık geri bildirim ve sonunda bir belgeniz olacak.
[freelance]
Teslim edilen işe göre ödenen serbest çalışma; saatlerinizi siz belirlersiniz.
Sizinle serbest çalışan olarak anlaşıyor, faturaları iki hafta içinde ödüyoruz.
[temporary]
Sezonluk iş; devam etme imkânı vardır.
Yaklaşık üç aylık dönemsel iş, hemen başlangıç.
[experience.1]
Deneyim gerekmez; ilk günden itibaren eğitim veriyoruz
Yeni mezunlar ve meslek değiştirenler başvurabilir
[experience.2]
Staj veya yarı zamanlı iş deneyimi artıdır
Birkaç aylık deneyim yeterli; gerisini burada öğrenirsiniz
[experience.3]
Benzer bir görevde bir ila üç yıl deneyim
İlgili alanda en az bir yıl deneyim
[experience.4]
İlgili alanda en az üç yıl deneyim
Benzer bir pozisyonda üç ila beş yıl deneyim
[experience.5]
Kendi sorumluluğunda en az beş yıl deneyim
Alanda beş yıldan fazla deneyim ve somut sonuçlar
[experience.6]
Bir bölümü ekip yönetiminde geçmiş, on yılı aşkın deneyim
Sektörde en az on yıl deneyim ve kanıtlanmış liderlik
[degree.2]
Lise mezunu
[degree.3]
Meslek lisesi veya mesleki belge
[degree.4]
Ön lisans mezunu
[degree.5]
Lisans mezunu veya dengi deneyim
[degree.6]
İlgili alanda yüksek lisans
[degree.7]
İlgili alanda doktora
[soft]
Sözünü tutan, tutamayacaksa erkenden haber veren
Orta düzeyde İngilizce
Ekip içinde de tek başına da çalışabilen
Anlamadığında soran
Düzenli, dakik ve güler yüzlü
Öğrenmeye ve bildiğini paylaşmaya istekli
[benefits]
İlk yıldan itibaren ücretli yıllık izin
Kişisel eğitim bütçesi
Yıllık ücret değerlendirmesi
Performans primi
* Esnek başlangıç saati
Doğum günü izni
Yılda iki ekip gezisi
+ Kahve, çay ve meyve ikramı
Yazılı ölçütlere dayanan kariyer planı
Sakin ve saygılı çalışma ortamı
[local.tr]
Yemek kartı
Yol ücreti veya servis
Özel sağlık sigortası
Maaş üzerinden tam SGK bildirimi
Bayram ikramiyesi
Bireysel emeklilik katkısı
[closing]
Özgeçmişinizi ve kendinizi anlatan birkaç satırı gönderin. Sonuç ne olursa olsun beş iş günü içinde dönüş yapıyoruz.
Tek tıkla başvurabilirsiniz. Ön yazı gerekmiyor; güzel bir soruyu her zaman bekleriz.
Yaş, köken, inanç ve cinsiyet ayrımı yapmadan başvurunuzu bekliyoruz.
Uygun olup olmadığınızdan emin değil misiniz? Bize yazın, konuşalım.
Süreç: yirmi dakikalık telefon görüşmesi, ekiple tanışma, teklif.
Her başvuruyu kendimiz okuyor ve hepsine yanıt veriyoruz.
[founded]
Kuruluş yılımız {year}; büyürken kimsenin adını unutmadık.
Kuruluşumuz {year} yılına dayanıyor ve şirketi hâlâ işi bilenler yönetiyor.
{year} yılından beri {city} merkezimizden uzak yakın müşterilere hizmet veriyoruz.
[culture]
Kararlar işin yapıldığı yerde alınır.
İyi ya da kötü, rakamları herkesle paylaşırız.
Yöneticilerimizin çoğu burada stajyer olarak başladı.
Yeni gelenlere ilk üç ay bir mentor eşlik eder.
Üç işi yarım yapmaktansa bir işi tam yapmayı yeğleriz.
Yeni çalışanlarımızın yarısı bir arkadaşının önerisiyle geliyor.
[web3]
Dileyenlere ücretin bir bölümü sabit kripto para olarak ödenebilir
Konferans ve hackathonlar için zaman ve bütçe
[titles.intern]
Stajyer ~
[titles.junior]
Junior ~
~ (Yeni Mezun)
[titles.senior]
Kıdemli ~
[recruiter]
İnsan Kaynakları Müdürü
İşe Alım Uzmanı
Yetenek Kazanımı Uzmanı
İK İş Ortağı
İnsan Kaynakları Uzmanı
[question.text]
İlk altı ayda neler öğrenmek istersiniz?
Gurur duyduğunuz bir işinizi kısaca anlatır mısınız?
Ücret beklentiniz nedir?
[question.yes]
Bu ülkede çalışma izniniz var mı?
Bir ay içinde işe başlayabilir misiniz?
Bazı hafta sonları çalışabilir misiniz?
[question.choice]
Ne zaman başlayabilirsiniz? = Hemen; İki hafta içinde; Bir ay içinde; Daha sonra
Bizi nereden duydunuz? = JobHarbor; Bir tanıdıktan; Sosyal medya; Diğer
`;
