/** An e-mail address as its owner knows it again, and nobody else reads it: `a•••@e•••.com`. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.at(0)}•••@${host.at(0)}•••.${host.split('.').at(-1)}`;
}
