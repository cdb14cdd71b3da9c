/** What advertisers and social networks add to a link, so that whoever it leads to can tell where people come from. */
const CAMPAIGN =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|ysclid|_openstat|igsh|igshid|ttclid|twclid|li_fat_id|mc_cid|mc_eid|srsltid)$/;

/** An address without what says where its visitor comes from: that differs for each and changes nothing of the page. */
export function withoutCampaign(url: string): string {
  const from = url.indexOf('?') + 1;
  if (from === 0) return url;
  const parameters = url.slice(from).split('&');
  const kept = parameters.filter((parameter) => !CAMPAIGN.test(parameter.split('=', 1)[0]!));
  if (kept.length === parameters.length) return url;
  return kept.length === 0 ? url.slice(0, from - 1) : url.slice(0, from) + kept.join('&');
}
