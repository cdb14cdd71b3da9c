/** Words by which services of maps call what we call one of our types, the telling ones first. */
const WORDS: readonly (readonly [type: number, words: RegExp])[] = [
  [14, /аптек|pharmac|drugstore|apothek|eczane|药/],
  [15, /пекарн|кондитер|bakery|pastry|cake|bäcker|konditor|fırın|pastane|面包|糕点/],
  [6, /коф|cafe|café|coffee|kaffee|kahve|咖啡/],
  [5, /ресторан|столов|пицц|суши|бургер|restaurant|pizza|sushi|steak|lokanta|restoran|餐厅|餐馆/],
  [4, /цвет|florist|flower|blumen|çiçek|花/],
  [3, /книг|книж|book_store|book store|bookshop|buch|kitap|书/],
  [16, /мебел|furniture|möbel|mobilya|家具/],
  [17, /детск|children|baby|toy|kinder|spielzeug|çocuk|oyuncak|儿童|玩具/],
  [2, /электрон|компьютер|электротех|electronic|computer|cell_phone|elektronik|bilgisayar|电子/],
  [1, /одежд|обув|clothing|shoe|kleidung|schuh|giyim|ayakkabı|服装|鞋/],
  [
    9,
    /красот|парикмахер|космет|beauty|hair|nail|cosmetic|schönheit|friseur|güzellik|kuaför|美容|美发/,
  ],
  [11, /прокат авто|аренда авто|car_rental|car rental|autovermiet|araç kiralama|租车/],
  [
    10,
    /гостиниц|отел|хостел|hotel|hostel|lodging|motel|guest_house|unterkunft|otel|konaklama|酒店/,
  ],
  [12, /театр|концерт|theater|theatre|concert|konzert|tiyatro|konser|剧院|音乐/],
  [13, /доставк|courier|kurier|kurye|配送/],
  [8, /спорт|фитнес|sport|gym|fitness|\bspor\b|体育|健身/],
  [7, /товары для дома|хозтовар|home_goods|home goods|household|haushalt|ev eşya|家居/],
];

/** Which of our types of organizations a business is, by what it is called elsewhere; null where that says nothing. */
export function guessType(words: readonly string[]): number | null {
  for (const word of words) {
    const small = word.toLowerCase();
    const known = WORDS.find(([, pattern]) => pattern.test(small));
    if (known) return known[0];
  }
  return null;
}
