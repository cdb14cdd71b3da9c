/** Of one message between server and renderer: several times what the largest page takes. */
export const MESSAGE_MAX_BYTES = 4_000_000;
