/** The usual shape of an e-mail address; whether it exists, nobody knows before writing to it. */
export const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;
