export interface SecretsTables {
  secret: { name: string; value: Buffer };
}
