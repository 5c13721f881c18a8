import type { Policies } from '../policy.ts';

export const policies: Policies = {
  terms: {
    lead: 'Bizden ne bekleyebileceğiniz ve sizden ne istediğimiz. İş aramak için avukata ihtiyaç olmamalı.',
    sections: {
      use: {
        title: 'Siteyi kullanmak',
        text: [
          'İlan aramak ve okumak ücretsizdir, hesap gerektirmez. Başvurmak, ilan kaydetmek ve işe alım sorumlularına yazmak için bir hesap gerekir; o da ücretsizdir.',
          'Şifrenizi kimseyle paylaşmayın: hesabınızla yapılanlar sizin yaptığınız sayılır.',
        ],
      },
      applications: {
        title: 'Başvurularınız',
        text: [
          'Kendiniz hakkında söyledikleriniz doğru ve size ait olmalıdır.',
          'Başvurunuz ilanı veren işverene gider. Kararı yalnızca işveren verir; seçimde bizim payımız yoktur.',
          'Bir başvuruyu geri çekebilirsiniz. İşveren bunu görür, başvuru da listenizde kalır.',
          'Bazı işverenler başvuruları kendi sitelerinde alır. Sizi oraya götürürüz; o andan sonra onların kuralları geçerlidir.',
        ],
      },
      jobs: {
        title: 'İlanlar',
        text: [
          'İlanları işverenler yazar. Başka bir para birimine ya da döneme çevirdiğimiz ücretler tahminidir.',
          'Dürüst hiçbir işveren sizden para ya da tanışmadan önce banka bilgisi istemez. Ödeme yapmayın ve bize bildirin.',
        ],
      },
      conduct: {
        title: 'Birbirimize nasıl davranırız',
        text: ['Her mesajın ardında bir insan var. Bu yüzden lütfen:'],
        points: [
          'hakaret, tehdit ve reklam yok',
          'sahte isim ve niyetsiz başvuru yok',
          'siteyi kopyalayan, yoran ya da sınırlarını aşan programlar yok',
        ],
      },
      duty: {
        title: 'Neden sorumluyuz',
        text: [
          'Sitenin çalışması ve bize emanet ettiklerinizin güvende olması için özen gösteririz. Bir ilanın hâlâ açık olduğuna, işverenin yanıt vereceğine ya da hiçbir şeyin aksamayacağına söz veremeyiz.',
          'Bu koşullara uymazsanız hesabınızı kapatabiliriz; nedenini size söyleriz. Ülkenizin yasalarından doğan haklarınız olduğu gibi kalır.',
        ],
      },
      changes: {
        title: 'Bu koşullar değişirse',
        text: ['Yeni metin, geçerli olduğu günle birlikte burada yer alır.'],
      },
    },
  },
  privacy: {
    lead: 'Hakkınızda neyi sakladığımız, bunu kimin gördüğü ve nasıl silebileceğiniz.',
    sections: {
      kept: {
        title: 'Neyi saklıyoruz',
        text: ['Yalnızca göz atıyorsanız adınızı taşıyan hiçbir şeyi. Bir hesabınız olduğunda:'],
        points: [
          'e-postanızı, adınızı ve şifrenizi geri çevrilemeyecek bir biçimde',
          'profilinize eklediklerinizi; hepsi sizin tercihiniz',
          'yüklediğiniz özgeçmişleri',
          'başvurularınızı: mesaj, yanıtlar, seçtiğiniz özgeçmiş ve zamanıyla her adım',
          'sohbetlerinizi, her mesajın zamanı ve okunup okunmadığıyla',
          'kaydettiğiniz ya da açtığınız ilanları',
          'hesabınızı korumak için ne zaman ve hangi tarayıcıyla giriş yaptığınızı',
        ],
      },
      employers: {
        title: 'İşveren neyi görür',
        text: [
          'Siz başvurana kadar hiçbir şeyi. Sonra yalnızca o ilandan sorumlu kişi adınızı, mesajınızı ve sohbette yazdıklarınızı, sohbette ayrıca bir mesajı okuyup okumadığınızı görür.',
          'Profiliniz, ilandaki sorulara yanıtlarınız, özgeçmişiniz ve e-postanız bizde kalır: bu site bunları iletmez. Diğer işverenler hiçbir şey görmez.',
        ],
      },
      others: {
        title: 'Başka kim görür',
        text: [
          'Hakkınızda hiçbir şey satmayız; bu sitede başkalarının reklam ya da izleme programı çalışmaz. Ekibimiz yalnızca size yardım etmek, bir şikâyeti incelemek ya da bir hatayı gidermek için gerekene bakar. Yetkili makamlar, yasanın vermemizi zorunlu kıldığını alır.',
          'Tarayıcınız bize sayfaların ne kadar hızlı açıldığını ve sitenin hangi bölümünün aksadığını bildirir. Bunda ad, adres ya da yazdığınız bir şey yoktur.',
        ],
      },
      browser: {
        title: 'Çerezler ve tarayıcınız',
        text: ['Yalnızca sitenin çalışması için gerekenler; bu yüzden karşınıza onay penceresi çıkmaz.'],
        points: [
          'sessionid ve user, siz çıkış yapana ya da 30 gün uğramayana kadar oturumunuzu açık tutar',
          'geoConfiguration, timeZone ve theme ülke ve dilinizi, saat diliminizi, açık ya da koyu görünümü bir yıl hatırlar',
          'taslaklar, gönderilmemiş mesajlar ve açtığınız ilanların işaretleri tarayıcınızda kalır; taslaklar 14 gün',
        ],
      },
      removal: {
        title: 'Nasıl silinir',
        text: ['Çoğunu kendiniz, hemen silebilirsiniz:'],
        points: [
          'bir özgeçmiş: Özgeçmişler sayfasında; dosya da yok olur',
          'kayıtlı bir ilan: İşlerim bölümünde',
          'profilinizdeki herhangi bir bilgi: alanı boşaltın',
          'bir başvuru: geri çekin; geri çekildi işaretiyle listede kalır',
          'her şey: bunun için henüz bir düğme yok; hesabınızın e-postasından bize yazın, bir kişi ilgilenir',
        ],
      },
      rights: {
        title: 'Haklarınız',
        text: [
          'Hakkınızda ne sakladığımızı dilediğiniz zaman sorabilir, düzeltilmesini isteyebilir, bir kopyasını alabilir ya da kullanılmasına itiraz edebilirsiniz. Yanıtımız sizi tatmin etmezse ülkenizin veri koruma kurumuna başvurabilirsiniz.',
        ],
      },
    },
  },
  contact: { title: 'Sorularınız', text: 'Bize yazın; yazdığınızı bir insan okur:' },
};
