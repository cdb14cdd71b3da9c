/** What a picture is of; each has colours and a drawing of its own. */
export type Motif =
  | 'clothes'
  | 'shoes'
  | 'electronics'
  | 'books'
  | 'flowers'
  | 'food'
  | 'coffee'
  | 'home'
  | 'sport'
  | 'beauty'
  | 'room'
  | 'car'
  | 'concert'
  | 'theatre'
  | 'work';
