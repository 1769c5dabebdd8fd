import type { LanguageWords } from './language-words.ts';

export const filipino: LanguageWords = {
  frequent: `ang ng sa na at mga ay si ni kay para hindi ako siya niya ito iyon kami tayo sila nila may wala ko mo natin
    namin kung dahil pero o rin din lang nang pa po ba muna bukas kahapon ngayon araw gabi umaga hapon linggo buwan taon
    bahay nanay tatay kaibigan doktor paaralan aklat tren tubig pera tinapay gatas hardin bintana sulat musika tag-init
    tag-ulan kaarawan tiket pulong numero opisina presyo kalye lungsod tanong sagot listahan kusina pinto bumili tumawag
    isulat isipin isa dalawa tatlo apat lima araw-araw`,
  beginnings: `mag nag pag ma na pinag ipag ipinag maka naka paka mang nang pang magpa nagpa ipa ipina pina maki naki
    paki taga tiga ka ika pinaka napaka mapag pagka kapag magka nagka sang
    ipang ipinang maipa naipa magsi nagsi makipag nakipag`,
  endings: `luto aral lakad tulog gising basa sulat kain inom laro awit sayaw takbo talon lipad langoy linis laba tahi
    tanim dilig ani benta bili bayad hiram bigay hingi tanggap dala hatid sundo tawag usap sagot tanong sabi kuwento turo
    alam isip tanda limot hanap kita tingin dinig amoy lasa hawak bitaw tulak hila bukas sara pasok labas akyat baba upo
    tayo higa galaw hinto simula tapos tuloy balik alis dating hintay sama hiwalay tulong ligtas alaga mahal galit tuwa
    lungkot takot hiya pagod sakit galing lakas hina bilis bagal init lamig liwanag dilim laki liit haba ikli taas lalim
    lapit layo dami kaunti ganda bango tamis asim alat pait anghang linaw labo tibay rupok yaman hirap ginhawa gamit gawa
    buo sira ayos gulo hugas punas walis tupi sampay plantsa igib siga ihaw prito gisa sangag pakulo timpla hati`,
  stop: '.',
};
